import type { Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { storedOrigin } from '../../2-identity/access/stored-origin.ts'
import { visibleQuotes } from '../../2-identity/access/visible-quotes.store.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import { isAgent } from '../../2-identity/roles/roles.ts'
import { holdAccount } from '../../2-identity/users/hold-account.ts'
import { claimed } from './claim.ts'
import { chained, type Head, type NewEvent, type QuoteEvent, unchained } from './events/quote-events.ts'
import { type QuotesTable, quoteColumnNames } from './quotes.tables.ts'
import type { QuoteRow } from './snapshot/opened-quote.ts'

/** A quote as somebody asks for it. One they may not see is as absent as one that was never made. */
export type Owned = Actor & ({ readonly id: string } | { readonly uuid: string })

const owned = (db: Database, asked: Owned) => {
  const query = db
    .selectFrom('quotes')
    .select(quoteColumnNames)
    .where(visibleQuotes(asked))
    .where('site', '=', asked.site)
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
  // Before the quote, as erasing does: what they made theirs at that moment would be nobody's.
  if (asked.role === 'customer') await holdAccount(trx, asked.person)
  const row = await holdQuote(trx, asked)
  return row && (await claimed(trx, row, asked, now))
}

/** The current quote of whoever asks: the one begun last. Renewals have a current one of their own. */
export const latestQuote = (db: Database, actor: Actor, kind: 'application' | 'renewal' = 'application') =>
  db
    .selectFrom('quotes')
    .select(quoteColumnNames)
    .where(visibleQuotes(actor))
    .where('site', '=', actor.site)
    // Unasked, people go on with what is theirs or was begun at this browser: not with one of an agency's many, nor with
    // one that merely names their address.
    .where((eb) => eb.or([eb('session_id', '=', actor.sessionId), eb('person_id', '=', ownerOf(actor))]))
    .where('renews', kind === 'application' ? 'is' : 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

const ownerOf = ({ role, person }: Actor): string | null => (isAgent(role) ? null : (person?.id ?? null))

/** A new quote with the first of its events, as the database stores it. */
export async function insertQuote(trx: Database, row: QuoteRow, event: NewEvent): Promise<QuoteRow> {
  const first = chained(event, { ...row, ...unchained }, storedOrigin())
  const { answers, question_sets, carried, revision: _revision, contact_email: _email, ...columns } = row
  return await trx
    .with('event', (db) => db.insertInto('quote_events').values(columnsOf(first)))
    .insertInto('quotes')
    .values({
      ...columns,
      ...headOf(first),
      answers: JSON.stringify(answers),
      question_sets: JSON.stringify(question_sets),
      carried: carried && JSON.stringify(carried),
    })
    .returning(quoteColumnNames)
    .executeTakeFirstOrThrow()
}

/** Writes what is no event of the quote's: question sets, whose it is, that somebody left. */
export async function updateQuote(trx: Database, id: string, change: Updateable<QuotesTable>): Promise<QuoteRow> {
  return await trx
    .updateTable('quotes')
    .set(change)
    .where('id', '=', id)
    .returning(quoteColumnNames)
    .executeTakeFirstOrThrow()
}

/** Changes a quote whose row the caller holds, and adds what happened to its chain of events. */
export async function changeQuote(
  trx: Database,
  row: Pick<QuoteRow, 'id' | 'revision' | 'events' | 'last_hash'>,
  change: Updateable<QuotesTable>,
  event: NewEvent,
): Promise<QuoteRow> {
  const next = chained(event, row, storedOrigin())
  const changed = await trx
    .with('event', (db) => db.insertInto('quote_events').values(columnsOf(next)))
    .updateTable('quotes')
    .set({ ...change, ...headOf(next) })
    .where('id', '=', row.id)
    .where('revision', '=', row.revision)
    .returning(quoteColumnNames)
    .executeTakeFirst()
  if (!changed) throw new Error(`The quote ${row.id} was changed while it was held`)
  return changed
}

const headOf = ({ position, hash }: QuoteEvent): Head => ({ events: position, last_hash: hash })

const columnsOf = ({ changes, origin, ...columns }: QuoteEvent) => ({
  ...columns,
  changes: JSON.stringify(changes),
  origin: origin && JSON.stringify(origin),
})

/** What happened to a quote after a version, oldest first. */
export const eventsSince = (db: Database, quoteId: string, version: number): Promise<QuoteEvent[]> =>
  db
    .selectFrom('quote_events')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('version', '>', version)
    .orderBy('position')
    .execute()
