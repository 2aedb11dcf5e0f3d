import type { ExpressionBuilder, Updateable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { QuoteRow } from './opened-quote.ts'
import { chained, type NewEvent, type QuoteEvent } from './quote-events.ts'
import type { QuotesTable } from './quotes.tables.ts'

/** A quote as its owner asks for it. Anybody else's is as absent as one that was never made. */
export type Owned = { readonly sessionId: string; readonly site: string } & (
  | { readonly id: string }
  | { readonly uuid: string }
)

/**
 * Whether a browser may work on a quote: it began the quote, or was let in. The one rule of who may see what. A list of
 * the browser's own, so that the database begins there instead of reading every quote.
 */
export const mayWorkOn = (sessionId: string) => (eb: ExpressionBuilder<Schema, 'quotes'>) =>
  eb(
    'quotes.id',
    'in',
    eb
      .selectFrom('quotes as begun')
      .select('begun.id')
      .where('begun.session_id', '=', sessionId)
      .unionAll(
        eb
          .selectFrom('quote_access')
          .select('quote_access.quote_id as id')
          .where('quote_access.session_id', '=', sessionId),
      ),
  )

const owned = (db: Database, asked: Owned) => {
  const query = db.selectFrom('quotes').selectAll().where(mayWorkOn(asked.sessionId)).where('site', '=', asked.site)
  return 'id' in asked ? query.where('id', '=', asked.id) : query.where('uuid', '=', asked.uuid)
}

export const findQuote = (db: Database, asked: Owned): Promise<QuoteRow | undefined> =>
  owned(db, asked).executeTakeFirst()

/** The same, held against other writers until the transaction ends. */
export const lockQuote = (trx: Database, asked: Owned): Promise<QuoteRow | undefined> =>
  owned(trx, asked).forUpdate().executeTakeFirst()

/** The session's current quote: the one begun last. Renewals have a current one of their own. */
export const latestQuote = (
  db: Database,
  { sessionId, site }: Omit<Owned, 'id' | 'uuid'>,
  kind: 'application' | 'renewal' = 'application',
) =>
  db
    .selectFrom('quotes')
    .selectAll()
    .where(mayWorkOn(sessionId))
    .where('site', '=', site)
    .where('renews', kind === 'application' ? 'is' : 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

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
