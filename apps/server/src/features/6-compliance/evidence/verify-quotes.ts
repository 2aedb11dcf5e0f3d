import { sql } from 'kysely'
import { contentHash } from '../../../platform/content-hash.ts'
import type { Database } from '../../../platform/database/database.ts'
import { follows, type Head, type QuoteEvent, unchained } from '../../3-quoting/quotes/events/quote-events.ts'
import type { Fault, Findings } from './fault.ts'

const batch = 2_000
const noUuid = '00000000-0000-0000-0000-000000000000'

/** Every quote's chain of events, from the first to the one that the quote names as its last. Reads in batches. */
export async function verifyEvents(db: Database): Promise<Findings> {
  const faults: Fault[] = []
  const broken = new Set<string>()
  let checked = 0
  let head: { quote: string } & Head = { quote: noUuid, ...unchained }
  const tell = (quote: string, what: string): void => {
    // One word for each quote: what follows a break does not fit either.
    if (!broken.has(quote)) faults.push({ record: `quote ${quote}`, what })
    broken.add(quote)
  }
  for (;;) {
    const events = await eventsAfter(db, head)
    for (const event of events) {
      if (event.quote_id !== head.quote) head = { quote: event.quote_id, ...unchained }
      if (!follows(event, head)) tell(event.quote_id, brokenAt(event, head))
      head = { quote: event.quote_id, events: event.position, last_hash: event.hash }
      checked++
    }
    if (events.length < batch) break
  }
  for (const { id, events, found } of await headsAmiss(db)) {
    tell(id, found === null ? `all of its ${events} events are missing` : headAmiss(events, found))
  }
  for (const { quote_id } of await orphans(db)) tell(quote_id, 'the quote itself is missing, its events are there')
  return { faults, checked }
}

const brokenAt = ({ position }: QuoteEvent, { events }: Head): string =>
  position > events + 1
    ? `event ${events + 1} is missing`
    : `event ${position} is not as it was written, or the one before it was exchanged`

const headAmiss = (events: number, found: number): string =>
  found < events
    ? `event ${found + 1} is missing: there should be ${events}`
    : `event ${found} is not the one that the quote names as its last`

async function eventsAfter(db: Database, { quote, events }: { quote: string } & Head): Promise<QuoteEvent[]> {
  return await db
    .selectFrom('quote_events')
    .selectAll()
    .where(sql<boolean>`(quote_id, position) > (${quote}::uuid, ${events}::integer)`)
    .orderBy('quote_id')
    .orderBy('position')
    .limit(batch)
    .execute()
}

/** Quotes whose last event is not the one they name. */
const headsAmiss = (db: Database) =>
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

const orphans = (db: Database) =>
  db
    .selectFrom('quote_events')
    .leftJoin('quotes', 'quotes.id', 'quote_events.quote_id')
    .select('quote_events.quote_id')
    .distinct()
    .where('quotes.id', 'is', null)
    .execute()

/** Every submission says what its hash says, and is the one that its quote's events name. */
export async function verifySubmissions(db: Database): Promise<Findings> {
  const faults: Fault[] = []
  let checked = 0
  let last = noUuid
  for (;;) {
    const rows = await db
      .selectFrom('submissions')
      .select(['uuid', 'quote_id', 'snapshot', 'hash'])
      .where('uuid', '>', last)
      .orderBy('uuid')
      .limit(100)
      .execute()
    for (const { uuid, quote_id, snapshot, hash } of rows) {
      if (contentHash(snapshot) !== hash)
        faults.push({ record: `submission ${uuid} of quote ${quote_id}`, what: 'it is not as it was written' })
      last = uuid
      checked++
    }
    if (rows.length === 0) break
  }
  const named = await namedSubmissions(db)
  return { faults: [...faults, ...named], checked }
}

/** Submissions that an event names and that are not there, or are there with another hash. */
async function namedSubmissions(db: Database): Promise<readonly Fault[]> {
  const events = await db
    .selectFrom('quote_events')
    .select(['quote_id', 'position', 'changes'])
    .where('kind', '=', 'finished')
    .execute()
  const there = new Map(
    (await db.selectFrom('submissions').select(['uuid', 'hash']).execute()).map(({ uuid, hash }) => [uuid, hash]),
  )
  return events.flatMap(({ quote_id, position, changes }) => {
    const said = (path: string): unknown => changes.find((change) => change.path === path)?.after
    const uuid = String(said('submission_uuid'))
    const hash = said('submission_hash')
    const found = there.get(uuid)
    if (found !== undefined && (hash === undefined || hash === found)) return []
    const what = found === undefined ? 'is missing' : 'is not the one that was submitted'
    return [{ record: `submission ${uuid} of quote ${quote_id}`, what: `it ${what} (event ${position})` }]
  })
}
