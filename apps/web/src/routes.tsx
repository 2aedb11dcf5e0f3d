import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { atFirstTouch } from './api/at-first-touch.ts'
import { StepRoute } from './features/application/step-route.tsx'
import { noteRoute } from './features/retrieval/visit-log.ts'
import { LoadingPage } from './features/shell/loading-page.tsx'
import { Helping } from './features/support/helping.tsx'
import { Visit } from './features/visit/visit.tsx'

const laterRoutes = () => import('./later-routes.tsx')
const LaterRoutes = lazy(() => laterRoutes().then((routes) => ({ default: routes.LaterRoutes })))

/** What may name a quote; the exact look is taken by the later routes. */
const mayName = /(uuid|quoteid|_id)=/i

/** The first page at once; the addresses of all others, and what leads to them, are fetched when they are needed. */
export function Routes() {
  const [path] = useLocation()
  const search = useSearch()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what there is to note
  useEffect(noteRoute, [path])
  useEffect(() => atFirstTouch(laterRoutes), [])
  return (
    <>
      <Visit />
      <Helping />
      <Suspense fallback={<LoadingPage />}>
        {path === '/' && !mayName.test(search) ? <StepRoute /> : <LaterRoutes />}
      </Suspense>
    </>
  )
}
