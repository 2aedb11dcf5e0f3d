import type { PageState } from '@coverwright/core/evaluation/page-state'
import { nextInEditMode } from '@coverwright/core/navigation/edit-mode'
import type { Place } from '@coverwright/core/navigation/navigate'
import { canVisit, locate } from '@coverwright/core/navigation/navigate'
import { useEffect, useState } from 'react'
import { fetchCoverages, useCoverages } from '../features/application/coverage/use-coverages.ts'
import { PendingPage } from '../features/application/step/pending-page.tsx'
import { StepPage } from '../features/application/step/step-page.tsx'
import { inEditMode } from '../features/application/step/use-onward.ts'
import { useStep } from '../features/application/step/use-step.ts'
import { useWantedQuestions } from '../features/application/step/use-wanted-questions.ts'
import { ItemPage } from '../features/lists/item-page.tsx'
import { ListPage } from '../features/lists/list-page.tsx'
import { SummaryPage } from '../features/lists/summary-page.tsx'
import type { Application } from '../features/quote/application.ts'
import { textsOf } from '../features/quote/texts.ts'
import { Redirect } from '../navigation/area.tsx'
import { lazyWithPreload } from '../ui/interaction/lazy-with-preload.tsx'
import { StepPanel } from './step-panel.tsx'

const RecommendationPage = lazyWithPreload(
  async () => (await import('../features/recommendations/recommendation-page.tsx')).RecommendationPage,
)
const NotFoundPage = lazyWithPreload(async () => (await import('../features/shell/not-found-page.tsx')).NotFoundPage)

const quietMs = 200
const pagesAhead = 3

/** Fetches the code and data of the pages that follow, so that Continue waits for none of them. */
function useNextFetched({ flowState, quote }: Application, path: string): void {
  useEffect(() => {
    const at = locate(flowState, path)?.index ?? 0
    const following = flowState.pages.slice(at + 1, at + 1 + pagesAhead)
    const fetchThem = () => Promise.all([fetchCoverages(quote, following[0]), ...following.map(fetchAhead)])
    const whenQuiet = setTimeout(() => void fetchThem().catch(() => undefined), quietMs)
    return () => clearTimeout(whenQuiet)
  }, [flowState, quote, path])
}

/** Fetches the code of a page. */
async function fetchAhead({ path, form, list }: PageState): Promise<void> {
  const pages: Promise<unknown>[] = []
  if (path === '/done')
    pages.push(import('../features/review/done-page.tsx'), import('../features/offers/resume-page.tsx'))
  if (form.fields[0]?.evidence) pages.push(RecommendationPage.preload())
  const fields = [...form.fields, ...(list?.step.pages ?? []).flatMap((page) => page.form.fields)]
  const [{ fetchControls }] = await Promise.all([import('../forms/controls/later-control.tsx'), ...pages])
  await fetchControls(fields)
}

/** Every step but the first; the page not found for an address that is none. */
export function LaterStep() {
  const { place, ...step } = useStep()
  if (place) return <StepOfKind {...step} place={place} />
  return isKnown(step) && step.application.quote?.completed ? <Redirect to="/resume" /> : <NotFoundPage />
}

const isKnown = ({ application, path }: Pick<PlaceProps, 'application' | 'path'>): boolean =>
  canVisit(application.flowState, path)

type PlaceProps = {
  readonly application: Application
  readonly place: Place
  readonly path: string
  readonly editing: boolean
}

/** The page for this kind of step. */
function StepOfKind(step: PlaceProps) {
  const { application, place, path, editing } = step
  const { entry, item } = place
  useNextFetched(application, path)
  const { node } = entry.slot
  const props = { application, entry, path, editing }
  if (entry.list && item) return <ItemPage {...props} step={entry.list.step} item={item} />
  if (entry.list) return <ListPage {...props} step={entry.list.step} />
  if (node.kind === 'page' && node.summarises) return <SummaryPage {...props} step={node} />
  // A choice that is kept as evidence is made by a button, in view of what was offered.
  if (node.kind === 'paged' && 'each' in node.source && entry.form.fields[0]?.evidence)
    return <RecommendationPage {...step} />
  return <FormStep {...step} />
}

/** A later page with a form. */
function FormStep({ application, place, path, editing }: PlaceProps) {
  const { site, quote } = application
  const { entry } = place
  const t = textsOf(site)
  const { coverages, loading } = useCoverages(application, place, t)
  // Carriers are asked for their questions pages before these are shown.
  useWantedQuestions(application)
  // A form waits for nothing; and how it is answered is not asked before the checks are here.
  const isPending = !entry.before && entry.status === 'waiting'
  const [waits, setWaits] = useState(isPending)
  const isAnsweredAnyway = waits && !isPending && entry.status === 'complete'
  useEffect(() => setWaits(isPending || isAnsweredAnyway), [isPending, isAnsweredAnyway])
  // After a change, only questions that it brought up are shown, not those that are still answered.
  if (editing && isAnsweredAnyway)
    return <Redirect to={inEditMode(nextInEditMode(application.flowState, path) ?? '/done')} />
  return (
    <StepPage
      application={application}
      place={place}
      path={path}
      editing={editing}
      coverages={coverages}
      loading={loading}
      panel={<StepPanel entry={entry} quote={quote} t={t} />}
      pending={isPending ? <PendingPage application={application} /> : undefined}
    />
  )
}
