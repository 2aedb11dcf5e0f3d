import { isFlowType } from '@coverwright/catalogue/renewals/flow-types'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { withDerivedItems } from '@coverwright/core/evaluation/list-columns'
import type { Attribution } from '@coverwright/core/visit/attribution'
import { withDerived } from '../facts/derived-answers.ts'
import type { StoredSets } from '../quotes.tables.ts'
import { answersFor } from '../snapshot/for-viewer.ts'
import type { QuoteRow, QuoteSnapshot } from '../snapshot/quote-snapshot.ts'
import { coveredFor, maskAnswers } from '../snapshot/sensitive-answers.ts'

/** The description of a quote, wherever it is listed or read. */
export const quoteHead = (
  row: Pick<
    QuoteRow,
    'id' | 'uuid' | 'version' | 'completed' | 'created_at' | 'updated_at' | 'max_step' | 'submission_uuid'
  >,
) => ({
  _id: row.id,
  uuid: row.uuid,
  version: row.version,
  completed: row.completed,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  max_step: row.max_step,
  ...(row.submission_uuid === null ? {} : { submission_uuid: row.submission_uuid }),
})

/** A quote as its owner sees it: answers under their own names with tax numbers masked, and the derived facts. */
export function quoteReply(quote: QuoteSnapshot): QuoteReply {
  const { row, served, answers, facts, flowState, context } = quote
  const maskedAnswers = withDerived(
    maskAnswers(answersFor(quote.viewer, answers), coveredFor(served, quote.viewer)),
    facts,
  )
  return {
    ...withDerivedItems(maskedAnswers, flowState, context, served.translate),
    // After the answers, so that a client's value never replaces a derived one.
    ...facts,
    ...quoteHead(row),
    maxStep: row.max_step,
    ...typeOf(quote),
    question_sets: setsOf(row.question_sets),
    ...(row.partner === null ? {} : { partner: row.partner }),
    ...attributionIn(row),
    ...(row.test_features.length ? { test_features: row.test_features } : {}),
    ...(row.account_uuid === null ? {} : { account_uuid: row.account_uuid }),
    ...(row.checkout_session_uuid === null ? {} : { checkout_session_uuid: row.checkout_session_uuid }),
    save_and_retrieve_type: row.agent_id === null ? 'other' : 'agent',
    owned: row.person_id !== null,
    ...(quote.agency ? { agency: quote.agency } : {}),
  }
}

/** The attribution from when it was started. */
function attributionIn({ campaign_id, partnership_source: source, partnership_name: name }: QuoteRow): Attribution {
  const partnership = { ...(source === null ? {} : { source }), ...(name === null ? {} : { name }) }
  return {
    ...(campaign_id === null ? {} : { campaign_id }),
    ...(source === null && name === null ? {} : { partnership }),
  }
}

const setsOf = (storedSets: StoredSets) =>
  Object.fromEntries(
    Object.entries(storedSets).map(([key, { revision, basis, questions, failed }]) => [
      key,
      { key, requested: true as const, revision, basis, questions: [...questions], ...(failed ? { failed } : {}) },
    ]),
  )

/** The quote's flow; for a renewal also the submission it renews, with those answers. */
function typeOf({ row, served, expiring, viewer }: QuoteSnapshot) {
  const flow_type = isFlowType(row.flow_type) ? row.flow_type : 'main'
  if (row.renews === null || !expiring) return { flow_type, application_type: 'new' as const }
  const before = maskAnswers(expiring, coveredFor(served, viewer))
  return { flow_type, application_type: 'renewal' as const, quote_submission_uuid: row.renews, expiring: before }
}
