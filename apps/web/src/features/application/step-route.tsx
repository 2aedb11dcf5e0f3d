import { patternOf } from '@coverwright/core/flow/compile'
import { canVisit, locate, resolveAlias, resume } from '@coverwright/core/flow/navigate'
import { lazy, use, useEffect } from 'react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import type { Application } from './application.ts'
import { StepPage } from './step-page.tsx'
import { laterTexts, prefetchLaterTexts } from './texts.ts'
import { useApplication } from './use-application.ts'

const DonePage = lazy(() => import('../review/done-page.tsx').then((page) => ({ default: page.DonePage })))
const ResumePage = lazy(() => import('../offers/resume-page.tsx').then((page) => ({ default: page.ResumePage })))
const NotFoundPage = lazy(() => import('../shell/not-found-page.tsx').then((page) => ({ default: page.NotFoundPage })))

/**
 * Any path that is not a page of its own: a step of this quote's trail, an alias of one, a step it does not visit
 * (back to where the person was), or nothing we know.
 */
export function StepRoute() {
  const [path] = useLocation()
  const [search] = useSearchParams()
  const application = useApplication()
  const { trail, quote } = application
  const target = destination(application, path)
  useEffect(fetchLaterTextsInTime, [])
  if (target !== '/') use(laterTexts())
  if (target === undefined) return <NotFoundPage />
  if (target !== path) return <Redirect to={target} replace />
  if (path === '/resume') return <ResumePage />
  if (quote?.completed) return <Redirect to="/resume" replace />
  if (path === '/done') return <DonePage key={quote?.version} />
  const place = locate(trail, path)
  return place ? <StepPage key={path} place={place} path={path} editing={search.has('edit')} /> : <NotFoundPage />
}

/** The words of the pages to come, fetched at the first touch, so that the first page does not wait behind them. */
function fetchLaterTextsInTime(): () => void {
  const stop = new AbortController()
  for (const touch of ['keydown', 'pointerdown']) {
    addEventListener(touch, prefetchLaterTexts, { once: true, passive: true, signal: stop.signal })
  }
  return () => stop.abort()
}

/** Where a path leads: itself, another path, or undefined when it is none of ours. */
function destination({ trail }: Application, asked: string): string | undefined {
  const path = resolveAlias(trail, asked)
  if (canVisit(trail, path)) return path
  const pattern = patternOf(path)
  const known = path !== asked || trail.flow.slots.some((slot) => slot.patterns.includes(pattern))
  return known ? resume(trail) : undefined
}
