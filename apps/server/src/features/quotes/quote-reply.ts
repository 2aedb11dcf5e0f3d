import type { QuoteReply } from '@coverwright/contract/quotes'
import { withDerived } from './derived-answers.ts'
import type { OpenedQuote } from './opened-quote.ts'
import { maskAnswers, sensitivePaths } from './sensitive-answers.ts'

/** A quote as its owner sees it: answers under their own names with tax numbers masked, and the facts that follow. */
export function quoteReply({ row, served, answers, facts }: OpenedQuote): QuoteReply {
  return {
    ...withDerived(maskAnswers(answers, sensitivePaths(served.flow)), facts),
    // After the answers: a fact is never what a client says it is.
    ...facts,
    _id: row.id,
    uuid: row.uuid,
    version: row.version,
    completed: row.completed,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    max_step: row.max_step,
    maxStep: row.max_step,
    flow_type: 'main',
    application_type: 'new',
    question_sets: Object.fromEntries(
      Object.entries(row.question_sets).map(([key, { revision, basis, questions, failed }]) => [
        key,
        { key, requested: true as const, revision, basis, questions: [...questions], ...(failed ? { failed } : {}) },
      ]),
    ),
    ...(row.partner === null ? {} : { partner: row.partner }),
    ...(row.campaign_id === null ? {} : { campaign_id: row.campaign_id }),
    ...(row.test_features.length ? { test_features: row.test_features } : {}),
    ...(row.submission_uuid === null ? {} : { submission_uuid: row.submission_uuid }),
  }
}
