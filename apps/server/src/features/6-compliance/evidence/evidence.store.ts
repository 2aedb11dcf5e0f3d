import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { QuoteEvent } from '../../3-quoting/quotes/events/quote-events.ts'
import type { SubmissionRow } from '../../4-binding/submissions/submissions.store.ts'

const zeroUuid = '00000000-0000-0000-0000-000000000000'

/** Runs reads that all see the database as it was at one moment. They may take as long as they need. */
export const readAtOneMoment = <Result>(db: Database, work: (trx: Database) => Promise<Result>): Promise<Result> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx)
      return await work(trx)
    })

const eventsAtOnce = 2_000

/** The events of all quotes, one quote after the other, each from its first event on. */
export async function* readEvents(db: Database): AsyncGenerator<QuoteEvent> {
  let last = { quote_id: zeroUuid, position: 0 }
  for (;;) {
    const events = await db
      .selectFrom('quote_events')
      .selectAll()
      .where(sql<boolean>`(quote_id, position) > (${last.quote_id}::uuid, ${last.position}::integer)`)
      .orderBy('quote_id')
      .orderBy('position')
      .limit(eventsAtOnce)
      .execute()
    yield* events
    const end = events.at(-1)
    if (!end || events.length < eventsAtOnce) return
    last = end
  }
}

/** Quotes whose last event is not the one they name; `found` is the position of the last there is, null for none. */
export const listWrongHeads = (db: Database) =>
  db
    .selectFrom('quotes')
    .leftJoin(
      db
        .selectFrom('quote_events')
        .select(['quote_id', sql<number>`max(position)`.as('most')])
        .groupBy('quote_id')
        .as('last'),
      'last.quote_id',
      'quotes.id',
    )
    .leftJoin('quote_events', (join) =>
      join.onRef('quote_events.quote_id', '=', 'quotes.id').onRef('quote_events.position', '=', 'last.most'),
    )
    .select(['quotes.id', 'quotes.events', 'last.most as found'])
    .where((eb) =>
      eb.or([
        eb('last.most', 'is', null),
        eb('last.most', '<>', eb.ref('quotes.events')),
        eb('quote_events.hash', '<>', eb.ref('quotes.last_hash')),
      ]),
    )
    .orderBy('quotes.id')
    .execute()

/** Quotes that are missing while their events are there. */
export const listMissingQuotes = (db: Database) =>
  db
    .selectFrom('quote_events')
    .leftJoin('quotes', 'quotes.id', 'quote_events.quote_id')
    .select('quote_events.quote_id')
    .distinct()
    .where('quotes.id', 'is', null)
    .execute()

/** The events by which quotes were submitted. */
export const listFinishedEvents = (db: Database) =>
  db.selectFrom('quote_events').select(['quote_id', 'position', 'changes']).where('kind', '=', 'finished').execute()

const submissionsAtOnce = 100

export async function* readSubmissions(
  db: Database,
): AsyncGenerator<Pick<SubmissionRow, 'uuid' | 'quote_id' | 'snapshot' | 'hash'>> {
  let last = zeroUuid
  for (;;) {
    const rows = await db
      .selectFrom('submissions')
      .select(['uuid', 'quote_id', 'snapshot', 'hash'])
      .where('uuid', '>', last)
      .orderBy('uuid')
      .limit(submissionsAtOnce)
      .execute()
    yield* rows
    const end = rows.at(-1)
    if (!end) return
    last = end.uuid
  }
}

export async function countAccessEvents(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('access_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

// The database computes the same when it inserts an event; repeated here, so that a changed function there is noticed.
const accessHash = sql`encode(sha256(convert_to(jsonb_build_array(
  coalesce(before.hash, ''), event.previous_id, event.id, (extract(epoch from event.at) * 1000000)::bigint, event.kind,
  event.actor, event.person_id, event.quote_id, event.detail, event.origin
)::text, 'utf8')), 'hex')`

/** Access events that are not as they were written; `lacks` is the id of the event before, when that is missing. */
export async function listWrongAccessEvents(db: Database): Promise<readonly { id: number; lacks: number | null }[]> {
  const { rows } = await sql<{ id: number; lacks: number | null }>`
    select event.id, case when before.id is null then event.previous_id end as lacks
    from access_events as event left join access_events as before on before.id = event.previous_id
    where event.hash <> ${accessHash}
      or (event.previous_id is not null and before.id is null)
    order by event.id`.execute(db)
  return rows
}
