import { isRecord } from '@coverwright/core/answers/answers'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import { nextInEditMode } from '@coverwright/core/navigation/edit-mode'
import type { Place } from '@coverwright/core/navigation/navigate'
import { canVisit, locate } from '@coverwright/core/navigation/navigate'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { fetchCoverages, useCoverages } from '../features/application/coverage/use-coverages.ts'
import { hasLateQuestions } from '../features/application/step/late-questions.ts'
import { LateQuestionsNotice } from '../features/application/step/late-questions.tsx'
import { PendingPage } from '../features/application/step/pending-page.tsx'
import { StepPage } from '../features/application/step/step-page.tsx'
import { useStep } from '../features/application/step/use-step.ts'
import { useLostQuestions, useWantedQuestions } from '../features/application/step/use-wanted-questions.ts'
import { ItemPage } from '../features/lists/item-page.tsx'
import { ListPage } from '../features/lists/list-page.tsx'
import { SummaryPage } from '../features/lists/summary-page.tsx'
import type { Application } from '../features/quote/application.ts'
import { asksForPhone, phonePlans } from '../features/quote/needed-modules.ts'
import { textsOf } from '../features/quote/texts.ts'
import { DocumentControl } from '../features/uploads/lazy-document-control.ts'
import { Redirect } from '../navigation/area.tsx'
import { lazyWithPreload } from '../ui/interaction/lazy-with-preload.tsx'
import { StepPanel } from './step-panel.tsx'

const RecommendationPage = lazyWithPreload(
  async () => (await import('../features/recommendations/recommendation-page.tsx')).RecommendationPage,
)
const NotFoundPage = lazyWithPreload(async () => (await import('../features/shell/not-found-page.tsx')).NotFoundPage)

const idleMs = 200
const pagesAhead = 3

/** Prefetches the code and data of the next pages, so that Continue does not wait for them. */
function usePrefetchOfNextPages({ flowState, quote }: Application, path: string): void {
  useEffect(() => {
    const index = locate(flowState, path)?.index ?? 0
    const next = flowState.pages.slice(index + 1, index + 1 + pagesAhead)
    const prefetch = () => Promise.all([fetchCoverages(quote, next[0]), ...next.map(prefetchPage)])
    const timer = setTimeout(() => void prefetch().catch(() => undefined), idleMs)
    return () => clearTimeout(timer)
  }, [flowState, quote, path])
}

async function prefetchPage(page: PageState): Promise<void> {
  const { path, form, list } = page
  const pages: Promise<unknown>[] = []
  if (asksForPhone(page)) pages.push(phonePlans.prefetch())
  if (path === '/done')
    pages.push(import('../features/review/done-page.tsx'), import('../features/offers/resume-page.tsx'))
  if (form.fields[0]?.evidence) pages.push(RecommendationPage.preload())
  const fields = [...form.fields, ...(list?.step.pages ?? []).flatMap((each) => each.form.fields)]
  const [{ fetchControls }] = await Promise.all([import('../forms/controls/later-control.tsx'), ...pages])
  await fetchControls(fields, { document: DocumentControl })
}

/** Any step but the first; the not-found page for an unknown address. */
export function LaterStep() {
  const { place, ...step } = useStep()
  if (place) return <StepOfKind {...step} place={place} />
  return isStep(step) && step.application.quote?.completed ? <Redirect to="/resume" /> : <NotFoundPage />
}

const isStep = ({ application, path }: Pick<PlaceProps, 'application' | 'path'>): boolean =>
  canVisit(application.flowState, path)

type PlaceProps = {
  readonly application: Application
  readonly place: Place
  readonly path: string
  readonly editing: boolean
}

/** A step whose answer is changed on the review. */
export const StepInSheet = (step: Omit<PlaceProps, 'editing'>) => <StepOfKind {...step} editing />

/** The page for this kind of step. */
function StepOfKind(step: PlaceProps) {
  const { application, place, path, editing } = step
  const { entry, item } = place
  usePrefetchOfNextPages(application, path)
  const { node } = entry.slot
  const props = { application, entry, path, editing }
  if (entry.list && item) return <ItemPage {...props} step={entry.list.step} item={item} />
  if (entry.list) return <ListPage {...props} step={entry.list.step} />
  if (node.kind === 'page' && node.summarises) return <SummaryPage {...props} step={node} />
  // A choice that is kept as evidence is made by a button below the offer.
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
  // Fetches carriers' question sets some pages before they are shown.
  useWantedQuestions(application)
  useLostQuestions(application, path)
  // A page with a form of its own never waits, so its status need not be computed.
  const isPending = !entry.before && entry.status === 'waiting'
  // What was saved led here while the questions were on their way.
  const { state } = useLocation()
  const [waits, setWaits] = useState(isPending || (isRecord(state) && 'saved' in state))
  const isAnsweredAnyway = waits && !isPending && entry.status === 'complete'
  useEffect(() => setWaits(isPending || isAnsweredAnyway), [isPending, isAnsweredAnyway])
  // After a change, a page whose questions turn out to be answered already is skipped.
  if (editing && isAnsweredAnyway) return <Redirect to={nextInEditMode(application.flowState, path) ?? '/done'} />
  return (
    <StepPage
      application={application}
      place={place}
      path={path}
      editing={editing}
      coverages={coverages}
      loading={loading}
      panel={
        <>
          {editing && hasLateQuestions(application, entry) && <LateQuestionsNotice t={t} />}
          <StepPanel entry={entry} quote={quote} t={t} />
        </>
      }
      pending={isPending ? <PendingPage application={application} /> : undefined}
    />
  )
}
