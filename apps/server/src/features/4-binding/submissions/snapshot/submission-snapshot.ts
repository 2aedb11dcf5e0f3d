import { setsOn } from '@coverwright/core/navigation/asker'
import { remainingRemarks } from '@coverwright/core/navigation/remaining-remarks'
import { submission } from '@coverwright/core/saving/submission'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { answerWords } from '../../../3-quoting/quotes/replies/answer-words.ts'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { encryptAnswers, sensitiveOf } from '../../../3-quoting/quotes/snapshot/sensitive-answers.ts'
import { shownSteps } from './shown-steps.ts'

/** A quote as it is now: answers that count, facts, and the words of every question; sensitive answers encrypted. */
export function submissionSnapshot(quote: QuoteSnapshot, encryptor: Encryptor) {
  const { row, served, flow, context, flowState, facts } = quote
  const { site, translate } = served
  const answers = submission(flowState, context)
  const askedSets = new Set(flowState.pages.flatMap(setsOn))
  const questionSets = Object.entries(row.question_sets).filter(([key]) => askedSets.has(key))
  return {
    quote: { id: row.id, uuid: row.uuid, version: row.version },
    locale: site.locale,
    site: { id: site.id, revision: served.revision },
    flow: { id: flow.id, revision: served.flowRevision(flow) },
    question_sets: Object.fromEntries(questionSets.map(([key, { revision }]) => [key, revision])),
    answers: encryptAnswers(answers, sensitiveOf(served), encryptor, row.id),
    facts,
    steps: shownSteps(flowState, translate),
    remarks: remainingRemarks(flowState, answerWords({ site, translate, facts })),
  }
}
