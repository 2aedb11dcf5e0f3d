import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { useMemo } from 'react'
import type { Application } from '../quote/application.ts'
import { flowOf } from '../quote/application.ts'
import { useReferenceLists } from '../quote/reference-lists.ts'
import { textsOf } from '../quote/texts.ts'
import { Answers } from '../review/answers.tsx'
import { isCarriedOver } from './carried-over.ts'

/** The application that a renewal replaces, with last year's answers, in the site's main flow. */
export function expiringApplication({ site, quote, user, context }: Application): Application {
  const flow = flowOf(site, null)
  const { maxStep: _maxStep, carried = {}, ...today } = context
  const lastYear = { ...today, answers: { ...context.answers, ...carried } }
  return { site, quote, user, flow, context: lastYear, flowState: evaluateFlow(flow, lastYear) }
}

/** The answers of last year that this year's pages did not ask for again, in a closed disclosure. */
export function CarriedOverAnswers({ application }: { readonly application: Application }) {
  const { site, flowState } = application
  const expiring = useMemo(() => expiringApplication(application), [application])
  useReferenceLists(expiring.flowState)
  return (
    <details className="carried">
      <summary>{textsOf(site)('page.renewal.carried')}</summary>
      <Answers application={expiring} only={isCarriedOver(flowState)} />
    </details>
  )
}
