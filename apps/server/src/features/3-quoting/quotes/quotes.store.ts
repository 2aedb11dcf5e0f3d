import { sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { mayWorkOn } from '../../2-identity/access/may-work-on.ts'
import { isAgent } from '../../2-identity/access/roles.ts'
import { storedOrigin } from '../../2-identity/access/stored-origin.ts'
import type { Asker } from '../../2-identity/sessions/asker.ts'
import { holdAccount } from '../../2-identity/users/hold-account.ts'
import { claimed } from './claim.ts'
import { chained, type Head, type NewEvent, type QuoteEvent, unchained } from './events/quote-events.ts'
import type { QuotesTable } from './quotes.tables.ts'
import type { QuoteRow } from './snapshot/opened-quote.ts'

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
  // Before the quote, as erasing does: what they made theirs at that moment would be nobody's.
  if (asked.role === 'customer') await holdAccount(trx, asked.person)
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

/** A new quote with the first of its events. */
export async function insertQuote(trx: Database, row: QuoteRow, event: NewEvent): Promise<QuoteRow> {
  const first = chained(event, { ...row, ...unchained }, storedOrigin())
  const { answers, question_sets, carried, ...columns } = { ...row, ...headOf(first) }
  await trx
    .with('event', (db) => db.insertInto('quote_events').values(columnsOf(first)))
    .insertInto('quotes')
    .values({
      ...columns,
      answers: JSON.stringify(answers),
      question_sets: JSON.stringify(question_sets),
      carried: carried && JSON.stringify(carried),
    })
    .execute()
  return { ...row, ...headOf(first) }
}

/** Writes what is no event of the quote's: question sets, whose it is, that somebody left. */
export async function updateQuote(trx: Database, id: string, change: Updateable<QuotesTable>): Promise<QuoteRow> {
  return await trx.updateTable('quotes').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

type AsRead = Pick<
  QuoteRow,
  'id' | 'version' | 'events' | 'last_hash' | 'session_id' | 'person_id' | 'agency_id' | 'agent_id'
>

/**
 * Changes a quote and adds what happened to its chain of events, in one statement: both happen, or neither when
 * something else happened to the quote since it was read, or somebody made it theirs.
 * @returns undefined when it was overtaken
 */
export async function tryToChange(
  db: Database,
  row: AsRead,
  change: Updateable<QuotesTable>,
  event: NewEvent,
): Promise<QuoteRow | undefined> {
  const next = chained(event, row, storedOrigin())
  const asRecord = sql<QuoteEvent>`jsonb_populate_record(null::quote_events, ${JSON.stringify(next)}::jsonb)`
  return await db
    .with('changed', (quotes) =>
      quotes
        .updateTable('quotes')
        .set({ ...change, ...headOf(next) })
        .where('id', '=', row.id)
        .where('version', '=', row.version)
        .where('events', '=', row.events)
        .where('session_id', '=', row.session_id)
        .where('person_id', 'is not distinct from', row.person_id)
        .where('agency_id', 'is not distinct from', row.agency_id)
        .where('agent_id', 'is not distinct from', row.agent_id)
        .returningAll(),
    )
    .with('event', (events) =>
      events
        .insertInto('quote_events')
        .expression((eb) => eb.selectFrom(['changed', asRecord.as('record')]).selectAll('record')),
    )
    .selectFrom('changed')
    .selectAll()
    .executeTakeFirst()
}

/** The same by a caller who holds the quote's row, so that nobody can overtake. */
export async function changeQuote(
  trx: Database,
  row: AsRead,
  change: Updateable<QuotesTable>,
  event: NewEvent,
): Promise<QuoteRow> {
  const changed = await tryToChange(trx, row, change, event)
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
