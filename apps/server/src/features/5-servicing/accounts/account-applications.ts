import { isFlowType } from '@coverwright/catalogue/renewals/flow-types'
import type { AccountApplication } from '@coverwright/contract/accounts'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { Cause } from '@coverwright/core/lifecycle/lifecycle'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import { progressOf, stepLabelOf } from '../../3-quoting/quotes/replies/quote-progress.ts'
import type { QuoteReader, QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { isNamed } from '../../3-quoting/uploads/unlisted-documents.ts'
import { listDocumentsOfQuotes } from '../../3-quoting/uploads/uploads.store.ts'
import { findPolicies, policiesOf } from '../../4-binding/policies/policies-of.ts'
import { pickedTypes } from '../../4-binding/submissions/forecast/picked-lines.ts'
import { causeOf } from '../../4-binding/submissions/offers/cause-of.ts'
import { offerReply } from '../../4-binding/submissions/offers/offer-reply.ts'
import { listOffers, listSubmissionDates } from '../../4-binding/submissions/submissions.store.ts'
import { listAccountQuotes } from './account-quotes.store.ts'

type Dependencies = { db: Database; reader: QuoteReader; clock: () => Date }

/** Every application and renewal of the signed-in actor at this site, with its submissions, offers and documents. */
export async function accountApplications(
  { db, reader, clock }: Dependencies,
  actor: Actor,
): Promise<AccountApplication[]> {
  const rows = await listAccountQuotes(db, actor)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const now = clock()
  const quotes = rows.map((row) => reader.open(row, now, actor))
  const relatedRows = { ...(await findRelated(db, ids)), policies: await findPolicies(db, quotes), by: causeOf(actor) }
  return quotes.map((quote) => application(quote, relatedRows))
}

const findRelated = async (db: Database, quoteIds: readonly string[]) => ({
  submissions: Map.groupBy(await listSubmissionDates(db, quoteIds), ({ quote_id }) => quote_id),
  offers: Map.groupBy(await listOffers(db, quoteIds), ({ quote_id }) => quote_id),
  documents: Map.groupBy(await listDocumentsOfQuotes(db, quoteIds), ({ quote_id }) => quote_id),
})

type RelatedRows = Awaited<ReturnType<typeof findRelated>> & {
  readonly policies: Awaited<ReturnType<typeof findPolicies>>
  readonly by: Cause
}

function application(
  quote: QuoteSnapshot,
  { submissions, offers, documents, policies, by }: RelatedRows,
): AccountApplication {
  const { row, answers, context } = quote
  const company = readAnswer(answers, 'company_name')
  const own = offers.get(row.id) ?? []
  return {
    id: row.id,
    uuid: row.uuid,
    ...(typeof company === 'string' && company !== '' ? { company_name: company } : {}),
    application_type: row.renews === null ? 'new' : 'renewal',
    completed: row.completed,
    ...(row.closed_at ? { closed_at: row.closed_at.toISOString() } : {}),
    flow_type: isFlowType(row.flow_type) ? row.flow_type : 'main',
    bound: policiesOf(quote, policies, by),
    max_step: row.max_step,
    step_label: stepLabelOf(quote),
    progress: progressOf(quote),
    insurance_types: pickedTypes(quote).map(({ name }) => name),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    submissions: (submissions.get(row.id) ?? []).toReversed().map(({ uuid, number, created_at }) => ({
      uuid,
      number,
      submitted_at: created_at.toISOString(),
      // What counts now is shown with the last, whichever of them it answers.
      offers: own
        .filter((offer) => uuid === (offer.is_current ? row.submission_uuid : offer.submission_uuid))
        .map((offer) => offerReply(offer, context.today)),
    })),
    documents: (documents.get(row.id) ?? [])
      .filter((document) => document.removed_at === null && isNamed(answers, document))
      .map(({ id, name, size }) => ({ id, name, size })),
  }
}
