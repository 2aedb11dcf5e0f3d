import type { AccountApplication } from '@coverwright/contract/accounts'
import { readAnswer } from '@coverwright/core/answers/answers'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { mayWorkOn } from '../access/may-work-on.ts'
import type { OpenedQuote, QuoteReader } from '../quotes/opened-quote.ts'
import { progressOf, stepLabelOf } from '../quotes/standing-words.ts'
import type { Asker } from '../sessions/asker.ts'
import { offerReply } from '../submissions/offer-reply.ts'
import { pickedTypes } from '../submissions/picked-lines.ts'
import type { OfferRow } from '../submissions/submissions.store.ts'
import { isNamed } from '../uploads/unlisted-documents.ts'
import type { DocumentRow } from '../uploads/uploads.store.ts'

type Dependencies = { db: Database; reader: QuoteReader; clock: () => Date }

/** Far more than one business has; a list that never ends helps nobody. */
const mostListed = 200

/**
 * Every application and renewal of whoever is signed in, at this site: their own first, since anybody may have named their
 * address on another; of each the one touched last.
 */
export async function accountApplications(
  { db, reader, clock }: Dependencies,
  asker: Asker,
): Promise<AccountApplication[]> {
  const rows = await db
    .selectFrom('quotes')
    .selectAll()
    .where(mayWorkOn(asker))
    .where('site', '=', asker.site)
    .orderBy(sql`person_id is not distinct from ${asker.person?.id ?? null}`, 'desc')
    .orderBy('updated_at', 'desc')
    .limit(mostListed)
    .execute()
  if (rows.length === 0) return []
  const related = await relatedTo(
    db,
    rows.map(({ id }) => id),
  )
  const now = clock()
  return rows.map((row) => application(reader.open(row, now, asker), related))
}

type Submission = {
  readonly uuid: string
  readonly quote_id: string
  readonly number: number
  readonly created_at: Date
}
type Related = {
  readonly submissions: ReadonlyMap<string, readonly Submission[]>
  readonly offers: ReadonlyMap<string, readonly OfferRow[]>
  readonly documents: ReadonlyMap<string, readonly DocumentRow[]>
}

/** What hangs on quotes, asked for once for all of them. */
async function relatedTo(db: Database, quoteIds: readonly string[]): Promise<Related> {
  const submissions = await db
    .selectFrom('submissions')
    .select(['uuid', 'quote_id', 'number', 'created_at'])
    .where('quote_id', 'in', quoteIds)
    .orderBy('number', 'desc')
    .execute()
  const offers = await db
    .selectFrom('offers')
    .innerJoin('submissions', 'submissions.uuid', 'offers.submission_uuid')
    .selectAll('offers')
    .where('submissions.quote_id', 'in', quoteIds)
    .orderBy('offers.position')
    .execute()
  const documents = await db
    .selectFrom('quote_documents')
    .selectAll()
    .where('quote_id', 'in', quoteIds)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return {
    submissions: Map.groupBy(submissions, ({ quote_id }) => quote_id),
    offers: Map.groupBy(offers, ({ submission_uuid }) => submission_uuid),
    documents: Map.groupBy(documents, ({ quote_id }) => quote_id),
  }
}

function application(quote: OpenedQuote, { submissions, offers, documents }: Related): AccountApplication {
  const { row, answers } = quote
  const company = readAnswer(answers, 'company_name')
  return {
    id: row.id,
    uuid: row.uuid,
    ...(typeof company === 'string' && company !== '' ? { company_name: company } : {}),
    application_type: row.renews === null ? 'new' : 'renewal',
    completed: row.completed,
    max_step: row.max_step,
    step_label: stepLabelOf(quote),
    progress: progressOf(quote),
    insurance_types: pickedTypes(quote).map(({ name }) => name),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    submissions: (submissions.get(row.id) ?? []).map(({ uuid, number, created_at }) => ({
      uuid,
      number,
      submitted_at: created_at.toISOString(),
      offers: (offers.get(uuid) ?? []).map(offerReply),
    })),
    documents: (documents.get(row.id) ?? [])
      .filter((document) => isNamed(answers, document))
      .map(({ id, name, size }) => ({ id, name, size })),
  }
}
