import type { Updateable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { mayWorkOn } from '../access/may-work-on.ts'
import { isAgent } from '../access/roles.ts'
import type { Asker } from '../sessions/asker.ts'
import { claimed } from './claim.ts'
import type { QuoteRow } from './opened-quote.ts'
import { chained, type NewEvent, type QuoteEvent } from './quote-events.ts'
import type { QuotesTable } from './quotes.tables.ts'

/** A quote as somebody asks for it. One they may not see is as absent as one that was never made. */
export type Owned = Asker & ({ readonly id: string } | { readonly uuid: string })

const owned = (db: Database, asked: Owned) => {
  const query = db.selectFrom('quotes').selectAll().where(mayWorkOn(asked)).where('site', '=', asked.site)
  return 'id' in asked ? query.where('id', '=', asked.id) : query.where('uuid', '=', asked.uuid)
}

export const findQuote = (db: Database, asked: Owned): Promise<QuoteRow | undefined> =>
  owned(db, asked).executeTakeFirst()

/** The same, held against other writers and against its erasure until the transaction ends. */
export async function holdQuote(trx: Database, asked: Owned): Promise<QuoteRow | undefined> {
  const held = await owned(trx, asked).forUpdate().executeTakeFirst()
  // Whoever waited for it was judged by what was so before: somebody may have made it theirs meanwhile.
  return held && (await findQuote(trx, asked))
}

/** The same, and claimed by the customer who writes in it. */
export async function lockQuote(trx: Database, asked: Owned, now: Date): Promise<QuoteRow | undefined> {
  const row = await holdQuote(trx, asked)
  return row && (await claimed(trx, row, asked, now))
}

/** The current quote of whoever asks: the one begun last. Renewals have a current one of their own. */
export const latestQuote = (db: Database, asker: Asker, kind: 'application' | 'renewal' = 'application') =>
  db
    .selectFrom('quotes')
    .selectAll()
    .where(mayWorkOn(asker))
    .where('site', '=', asker.site)
    // Unasked, people go on with what is theirs or was begun at this browser: not with one of an agency's many, nor with
    // one that merely names their address.
    .where((eb) => eb.or([eb('session_id', '=', asker.sessionId), eb('person_id', '=', ownerOf(asker))]))
    .where('renews', kind === 'application' ? 'is' : 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

const ownerOf = ({ role, person }: Asker): string | null => (isAgent(role) ? null : (person?.id ?? null))

export async function insertQuote(trx: Database, row: QuoteRow): Promise<void> {
  const { answers, question_sets, carried, ...columns } = row
  await trx
    .insertInto('quotes')
    .values({
      ...columns,
      answers: JSON.stringify(answers),
      question_sets: JSON.stringify(question_sets),
      carried: carried && JSON.stringify(carried),
    })
    .execute()
}

export async function updateQuote(trx: Database, id: string, change: Updateable<QuotesTable>): Promise<QuoteRow> {
  return await trx.updateTable('quotes').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Adds to what happened to a quote. The caller holds the quote's row, so that no two events take one place. */
export async function appendEvent(trx: Database, event: NewEvent): Promise<void> {
  const previous = await trx
    .selectFrom('quote_events')
    .select(['position', 'hash'])
    .where('quote_id', '=', event.quote_id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const row = chained(event, previous)
  await trx
    .insertInto('quote_events')
    .values({ ...row, changes: JSON.stringify(row.changes) })
    .execute()
}

/** What happened to a quote after a version, oldest first. */
export const eventsSince = (db: Database, quoteId: string, version: number): Promise<QuoteEvent[]> =>
  db
    .selectFrom('quote_events')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('version', '>', version)
    .orderBy('position')
    .execute()
