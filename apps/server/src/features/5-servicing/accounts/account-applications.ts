import type { AccountApplication } from '@coverwright/contract/accounts'
import { readAnswer } from '@coverwright/core/answers/answers'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { visibleQuotes } from '../../2-identity/access/visible-quotes.store.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import { progressOf, stepLabelOf } from '../../3-quoting/quotes/replies/standing-words.ts'
import type { OpenedQuote, QuoteReader } from '../../3-quoting/quotes/snapshot/opened-quote.ts'
import { isNamed } from '../../3-quoting/uploads/unlisted-documents.ts'
import { pickedTypes } from '../../4-binding/submissions/forecast/picked-lines.ts'
import { ofManyQuotes } from '../../4-binding/submissions/of-many-quotes.ts'
import { offerReply } from '../../4-binding/submissions/offers/offer-reply.ts'

type Dependencies = { db: Database; reader: QuoteReader; clock: () => Date }

/** Far more than one business has; a list that never ends helps nobody. */
const mostListed = 200

/**
 * Every application and renewal of whoever is signed in, at this site: their own first, since anybody may have named their
 * address on another; of each the one touched last.
 */
export async function accountApplications(
  { db, reader, clock }: Dependencies,
  actor: Actor,
): Promise<AccountApplication[]> {
  const rows = await db
    .selectFrom('quotes')
    .selectAll()
    .where(visibleQuotes(actor))
    .where('site', '=', actor.site)
    .orderBy(sql`person_id is not distinct from ${actor.person?.id ?? null}`, 'desc')
    .orderBy('updated_at', 'desc')
    .limit(mostListed)
    .execute()
  if (rows.length === 0) return []
  const related = await ofManyQuotes(
    db,
    rows.map(({ id }) => id),
    false,
  )
  const now = clock()
  return rows.map((row) => application(reader.open(row, now, actor), related))
}

type Related = Awaited<ReturnType<typeof ofManyQuotes>>

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
    submissions: (submissions.get(row.id) ?? []).toReversed().map(({ uuid, number, created_at }) => ({
      uuid,
      number,
      submitted_at: created_at.toISOString(),
      offers: (offers.get(uuid) ?? []).map(offerReply),
    })),
    documents: (documents.get(row.id) ?? [])
      .filter((document) => document.removed_at === null && isNamed(answers, document))
      .map(({ id, name, size }) => ({ id, name, size })),
  }
}
