import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { useMemo } from 'react'
import type { Application } from '../quote/application.ts'
import { flowOf } from '../quote/application.ts'
import { useReferenceLists } from '../quote/reference-lists.ts'
import { textsOf } from '../quote/texts.ts'
import { Answers } from '../review/answers.tsx'
import { carriedOver } from './carried-parts.ts'

/** Last year’s application, with the answers it had then: its pages are those of the site’s own flow. */
export function carriedApplication({ site, quote, user, context }: Application): Application {
  const flow = flowOf(site, null)
  const { maxStep: _maxStep, carried = {}, ...today } = context
  const past = { ...today, answers: { ...context.answers, ...carried } }
  return { site, quote, user, flow, context: past, flowState: evaluateFlow(flow, past) }
}

/** What counts as it did last year, folded away: everything that this year’s pages did not ask. */
export function CarriedAnswers({ application }: { readonly application: Application }) {
  const { site, flowState } = application
  const past = useMemo(() => carriedApplication(application), [application])
  useReferenceLists(past.flowState)
  return (
    <details className="carried">
      <summary>{textsOf(site)('page.renewal.carried')}</summary>
      <Answers application={past} only={carriedOver(flowState)} />
    </details>
  )
}
