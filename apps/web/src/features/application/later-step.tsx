import type { Place } from '@coverwright/core/flow/navigate'
import { locate } from '@coverwright/core/flow/navigate'
import { lazy } from 'react'
import { Redirect } from 'wouter'
import type { Application } from './application.ts'
import { StepPage } from './step-page.tsx'

const DonePage = lazy(() => import('../review/done-page.tsx').then((page) => ({ default: page.DonePage })))
const ListPage = lazy(() => import('../lists/list-page.tsx').then((page) => ({ default: page.ListPage })))
const ItemPage = lazy(() => import('../lists/item-page.tsx').then((page) => ({ default: page.ItemPage })))
const SummaryPage = lazy(() => import('../lists/summary-page.tsx').then((page) => ({ default: page.SummaryPage })))
const RecommendationPage = lazy(() =>
  import('../recommendations/recommendation-page.tsx').then((page) => ({ default: page.RecommendationPage })),
)
const ResumePage = lazy(() => import('../offers/resume-page.tsx').then((page) => ({ default: page.ResumePage })))
const NotFoundPage = lazy(() => import('../shell/not-found-page.tsx').then((page) => ({ default: page.NotFoundPage })))

type Props = {
  readonly application: Application
  /** The flow has such a path. */
  readonly known: boolean
  readonly path: string
  readonly editing: boolean
}

/** Every step but the first one, and what stands where there is none. */
export function LaterStep({ application: { trail, quote }, known, path, editing }: Props) {
  if (!known) return <NotFoundPage />
  if (path === '/resume') return <ResumePage />
  if (quote?.completed) return <Redirect to="/resume" replace />
  if (path === '/done') return <DonePage key={quote?.version} />
  const place = locate(trail, path)
  return place ? <PlacePage key={path} place={place} path={path} editing={editing} /> : <NotFoundPage />
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
