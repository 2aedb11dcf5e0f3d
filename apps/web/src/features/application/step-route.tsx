import { patternOf } from '@coverwright/core/flow/compile'
import type { Place } from '@coverwright/core/flow/navigate'
import { canVisit, locate, resolveAlias, resume } from '@coverwright/core/flow/navigate'
import { lazy, use, useEffect } from 'react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import type { Application } from './application.ts'
import { laterParts, prefetchLaterParts } from './later-parts.ts'
import { StepPage } from './step-page.tsx'
import { useApplication } from './use-application.ts'

const DonePage = lazy(() => import('../review/done-page.tsx').then((page) => ({ default: page.DonePage })))
const ListPage = lazy(() => import('../lists/list-page.tsx').then((page) => ({ default: page.ListPage })))
const ItemPage = lazy(() => import('../lists/item-page.tsx').then((page) => ({ default: page.ItemPage })))
const SummaryPage = lazy(() => import('../lists/summary-page.tsx').then((page) => ({ default: page.SummaryPage })))
const RecommendationPage = lazy(() =>
  import('../recommendations/recommendation-page.tsx').then((page) => ({ default: page.RecommendationPage })),
)
const ResumePage = lazy(() => import('../offers/resume-page.tsx').then((page) => ({ default: page.ResumePage })))
const NotFoundPage = lazy(() => import('../shell/not-found-page.tsx').then((page) => ({ default: page.NotFoundPage })))

/**
 * Any path that is not a page of its own: a step of this quote's trail, an alias of one, a step it does not visit
 * (back to where the person was), or nothing we know.
 */
export function StepRoute() {
  const [path] = useLocation()
  const [search] = useSearchParams()
  if (path !== '/') use(laterParts())
  const application = useApplication()
  const { trail, quote } = application
  const target = destination(application, path)
  useEffect(fetchLaterPartsInTime, [])
  if (target !== '/') use(laterParts())
  if (target === undefined) return <NotFoundPage />
  if (target !== path) return <Redirect to={target} replace />
  if (path === '/resume') return <ResumePage />
  if (quote?.completed) return <Redirect to="/resume" replace />
  if (path === '/done') return <DonePage key={quote?.version} />
  const place = locate(trail, path)
  return place ? <PlacePage key={path} place={place} path={path} editing={search.has('edit')} /> : <NotFoundPage />
}

type PlaceProps = { readonly place: Place; readonly path: string; readonly editing: boolean }

/** The page for the kind of step that stands there. */
function PlacePage({ place, path, editing }: PlaceProps) {
  const { entry, item } = place
  const { node } = entry.slot
  const props = { entry, path, editing }
  if (entry.list && item) return <ItemPage {...props} step={entry.list.step} item={item} />
  if (entry.list) return <ListPage {...props} step={entry.list.step} />
  if (node.kind === 'page' && node.summarises) return <SummaryPage {...props} step={node} />
  // One choice that has to be shown later is made by a button, in full view of what was offered.
  if (node.kind === 'paged' && 'each' in node.source && entry.form.fields[0]?.evidence)
    return <RecommendationPage place={place} path={path} editing={editing} />
  return <StepPage place={place} path={path} editing={editing} />
}

/** The pages to come, fetched at the first touch, so that the first page does not wait behind them. */
function fetchLaterPartsInTime(): () => void {
  const stop = new AbortController()
  for (const touch of ['keydown', 'pointerdown']) {
    addEventListener(touch, prefetchLaterParts, { once: true, passive: true, signal: stop.signal })
  }
  return () => stop.abort()
}

/** Where a path leads: itself, another path, or undefined when it is none of ours. */
function destination({ trail }: Application, asked: string): string | undefined {
  const path = resolveAlias(trail, asked)
  if (canVisit(trail, path)) return path
  const pattern = patternOf(path)
  // An item that is gone, or one too many, leads to its list.
  const list = trail.entries.find((entry) => entry.list && entry.slot.patterns.includes(pattern))
  if (list && canVisit(trail, list.path)) return list.path
  const known = path !== asked || trail.flow.slots.some((slot) => slot.patterns.includes(pattern))
  return known ? resume(trail) : undefined
}
