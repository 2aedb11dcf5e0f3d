import { submission } from '@coverwright/core/saving/submission'
import type { Sealer } from '../../../../platform/sealing/sealer.ts'
import type { OpenedQuote } from '../../../3-quoting/quotes/snapshot/opened-quote.ts'
import { sealAnswers, sensitiveOf } from '../../../3-quoting/quotes/snapshot/sensitive-answers.ts'
import { shownSteps } from './shown-steps.ts'

/** What a quote says as it stands: answers that count, facts, and the words of every question; sensitive answers sealed. */
export function frozen(quote: OpenedQuote, sealer: Sealer) {
  const { row, served, flow, context, flowState, facts } = quote
  const { site, translate } = served
  const answers = submission(flowState, context)
  const asked = Object.entries(row.question_sets).filter(([key]) =>
    flowState.pages.some(
      ({ slot: { node } }) => node.kind === 'paged' && 'set' in node.source && node.source.set === key,
    ),
  )
  return {
    quote: { id: row.id, uuid: row.uuid, version: row.version },
    locale: site.locale,
    site: { id: site.id, revision: served.revision },
    flow: { id: flow.id, revision: served.flowRevision(flow) },
    question_sets: Object.fromEntries(asked.map(([key, { revision }]) => [key, revision])),
    answers: sealAnswers(answers, sensitiveOf(served), sealer, row.id),
    facts,
    steps: shownSteps(flowState, translate),
  }
}
