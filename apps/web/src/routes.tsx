import { Suspense, use, useEffect } from 'react'
import { aheadOfNeed } from './api/parts/ahead-of-need.ts'
import { StepRoute } from './features/application/step/step-route.tsx'
import { noteRoute } from './features/attribution/visit-log.ts'
import { LoadingPage } from './features/shell/loading-page.tsx'
import { Helping } from './features/support/helping.tsx'
import { Visit } from './features/visit/visit.tsx'
import { useSearch } from './router/moves.ts'
import { useLocation } from './router/router.tsx'
import { comingLater } from './ui/part.tsx'

const laterRoutes = comingLater(() => import('./later-routes.tsx'))

/** Fetches every page but the first. */
export const fetchLaterRoutes = laterRoutes.fetch

/** The same at every page: none of it is drawn again because the address changed. */
const besidePages = (
  <>
    <Visit />
    <Helping />
  </>
)

/** What may name a quote; the exact look is taken by the later routes. */
const mayName = /(uuid|quoteid|_id)=/i

/** The first page at once; the addresses of all others, and what leads to them, are fetched when they are needed. */
export function Routes() {
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what there is to note
  useEffect(noteRoute, [path])
  useEffect(() => aheadOfNeed(laterRoutes.fetch), [])
  return (
    <>
      {besidePages}
      <Suspense fallback={<LoadingPage />}>
        <PageHere path={path} />
      </Suspense>
    </>
  )
}

/** A page with an address of its own; any other path is a step of the application, all of them in one place. */
function PageHere({ path }: { readonly path: string }) {
  const search = useSearch()
  const isFirst = path === '/' && !mayName.test(search)
  return (isFirst ? undefined : use(laterRoutes.needed()).pageAt(path, search)) ?? <StepRoute />
}
