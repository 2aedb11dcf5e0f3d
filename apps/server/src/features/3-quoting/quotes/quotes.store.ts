import type { ExpressionBuilder, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import { logAccess } from '../../2-identity/access/access-log.store.ts'
import { storedOrigin } from '../../2-identity/access/stored-origin.ts'
import { visibleQuotes } from '../../2-identity/access/visible-quotes.store.ts'
import { type Actor, actorPseudonym } from '../../2-identity/actor/actor.ts'
import { isAgent } from '../../2-identity/roles/roles.ts'
import { holdAccount } from '../../2-identity/users/hold-account.ts'
import { chainEvent, emptyHead, type Head, type NewEvent, type QuoteEvent } from './events/quote-events.ts'
import { isToBeAssigned } from './owners.ts'
import { type QuotesTable, quoteColumnNames } from './quotes.tables.ts'
import { searchTextOf } from './search-text-of.ts'
import type { QuoteRow } from './snapshot/quote-snapshot.ts'

/** A quote by its key, by the uuid in its links, or by that of its checkout session. */
export type QuoteRef = { readonly id: string } | { readonly uuid: string } | { readonly checkout: string }

/** A quote as an actor requests it. One they may not see is treated like one that does not exist. */
export type QuoteAccess = Actor & QuoteRef

/** Whether a quote is unowned. */
export const isUnowned = (eb: ExpressionBuilder<Schema, 'quotes'>) =>
  eb.and([eb('person_id', 'is', null), eb('agency_id', 'is', null), eb('agent_id', 'is', null)])

const selectVisibleQuote = (db: Database, access: QuoteAccess) => {
  return db
    .selectFrom('quotes')
    .select(quoteColumnNames)
    .where(visibleQuotes(access))
    .where('site', '=', access.site)
    .where(isReferredTo(access))
}

const isReferredTo = (ref: QuoteRef) => (eb: ExpressionBuilder<Schema, 'quotes'>) => {
  if ('id' in ref) return eb('id', '=', ref.id)
  return 'uuid' in ref ? eb('uuid', '=', ref.uuid) : eb('checkout_session_uuid', '=', ref.checkout)
}

export const findQuote = (db: Database, access: QuoteAccess): Promise<QuoteRow | undefined> =>
  selectVisibleQuote(db, access).executeTakeFirst()

/** The same, locked against other writers and against its erasure until the transaction ends. */
export async function lockQuote(trx: Database, access: QuoteAccess): Promise<QuoteRow | undefined> {
  const row = await selectVisibleQuote(trx, access).forUpdate().executeTakeFirst()
  // The condition was checked before waiting for the row's lock: the quote may have got an owner since.
  return row && (await findQuote(trx, access))
}

/**
 * Locks a quote and assigns it to the customer who writes in it: from then on no browser opens it without them. Reading
 * assigns nothing, so a mistyped address takes no application away from the person writing it.
 */
export async function lockQuoteToWrite(trx: Database, access: QuoteAccess, now: Date): Promise<QuoteRow | undefined> {
  const { role, person } = access
  // Locks the account before the quote, in the order of erasing: a quote assigned while the account is erased would stay.
  if (role === 'customer') await holdAccount(trx, person)
  const row = await lockQuote(trx, access)
  if (!row || !person || !isToBeAssigned(row, access)) return row
  const updatedRow = await updateQuote(trx, row.id, { person_id: person.id, account_uuid: person.account_uuid })
  const event = { kind: 'claimed', actor: actorPseudonym(access), personId: person.id, quoteId: row.id } as const
  await logAccess(trx, event, now)
  return updatedRow
}

/** Any quote, locked, for work without an actor. */
export const lockAnyQuote = (trx: Database, id: string): Promise<QuoteRow | undefined> =>
  trx.selectFrom('quotes').select(quoteColumnNames).where('id', '=', id).forUpdate().executeTakeFirst()

/** The site of any quote, whether or not the actor may see it. */
export async function findSiteOfQuote(db: Database, ref: QuoteRef): Promise<string | undefined> {
  return (await db.selectFrom('quotes').select('site').where(isReferredTo(ref)).executeTakeFirst())?.site
}

/**
 * An actor's current quote: the latest that is theirs or was begun in this browser; agency quotes do not count. A
 * customer without one gets an unsent application that contains their proven address, so that losing a session loses no
 * work. Renewals with a flow of their own have a separate current one.
 */
export const findLatestQuote = (db: Database, actor: Actor, kind: 'application' | 'renewal' = 'application') =>
  db
    .selectFrom('quotes')
    .select(quoteColumnNames)
    .where(visibleQuotes(actor))
    .where('site', '=', actor.site)
    .where('flow_type', kind === 'application' ? '=' : '!=', 'main')
    .where((eb) =>
      kind === 'application' && actor.role === 'customer'
        ? eb.or([isOwn(eb, actor), eb.and([eb('person_id', 'is', null), eb('completed', '=', false)])])
        : isOwn(eb, actor),
    )
    .orderBy((eb) => isOwn(eb, actor), 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

const isOwn = (eb: ExpressionBuilder<Schema, 'quotes'>, actor: Actor) =>
  eb.or([
    eb('session_id', '=', actor.sessionId),
    // Never null, which would come first.
    eb.fn.coalesce(eb('person_id', '=', ownerOf(actor)), eb.lit(false)),
  ])

const ownerOf = ({ role, person }: Actor): string | null => (isAgent(role) ? null : (person?.id ?? null))

/** A new quote with the first of its events, as the database stores it. */
export async function insertQuote(trx: Database, row: QuoteRow, event: NewEvent): Promise<QuoteRow> {
  const first = chainEvent(event, { ...row, ...emptyHead }, storedOrigin())
  const { answers, question_sets, carried, ...others } = row
  const { revision: _revision, contact_email: _contact, agent_email: _agent, ...columns } = others
  return await trx
    .with('event', (db) => db.insertInto('quote_events').values(columnsOf(first)))
    .insertInto('quotes')
    .values({
      ...columns,
      ...headOf(first),
      answers: JSON.stringify(answers),
      question_sets: JSON.stringify(question_sets),
      carried: carried && JSON.stringify(carried),
      search_text: searchTextOf(answers),
    })
    .returning(quoteColumnNames)
    .executeTakeFirstOrThrow()
}

/** Changes columns without an event: question sets, owners, abandonment. */
export async function updateQuote(trx: Database, id: string, change: Updateable<QuotesTable>): Promise<QuoteRow> {
  return await trx
    .updateTable('quotes')
    .set(change)
    .where('id', '=', id)
    .returning(quoteColumnNames)
    .executeTakeFirstOrThrow()
}

/** Changes a quote that the caller has locked, and adds the event to its chain. */
export async function changeQuote(
  trx: Database,
  row: Pick<QuoteRow, 'id' | 'revision' | 'events' | 'last_hash'>,
  change: Updateable<QuotesTable>,
  event: NewEvent,
): Promise<QuoteRow> {
  const next = chainEvent(event, row, storedOrigin())
  const updatedRow = await trx
    .with('event', (db) => db.insertInto('quote_events').values(columnsOf(next)))
    .updateTable('quotes')
    .set({ ...change, ...headOf(next) })
    .where('id', '=', row.id)
    .where('revision', '=', row.revision)
    .returning(quoteColumnNames)
    .executeTakeFirst()
  if (!updatedRow) throw new Error(`The quote ${row.id} was changed while it was locked`)
  return updatedRow
}

const headOf = ({ position, hash }: QuoteEvent): Head => ({ events: position, last_hash: hash })

const columnsOf = ({ changes, origin, ...columns }: QuoteEvent) => ({
  ...columns,
  changes: JSON.stringify(changes),
  origin: origin && JSON.stringify(origin),
})

/** The events of a quote after a version, oldest first. */
export const listEventsSince = (db: Database, quoteId: string, version: number): Promise<QuoteEvent[]> =>
  db
    .selectFrom('quote_events')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('version', '>', version)
    .orderBy('position')
    .execute()
