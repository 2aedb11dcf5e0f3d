import { contentHash } from '../../../platform/content-hash.ts'
import type { Database } from '../../../platform/database/database.ts'
import { emptyHead, follows, type Head, type QuoteEvent } from '../../3-quoting/quotes/events/quote-events.ts'
import { listFinishedEvents, listMissingQuotes, listWrongHeads, readEvents, readSubmissions } from './evidence.store.ts'
import type { Fault, Findings } from './fault.ts'

/** Checks every quote's chain of events, from the first to the one that the quote names as its last. */
export async function verifyEvents(db: Database): Promise<Findings> {
  const faults: Fault[] = []
  const brokenQuotes = new Set<string>()
  let checkedCount = 0
  let head: { quote: string } & Head = { quote: '', ...emptyHead }
  const report = (quote: string, fault: string): void => {
    // One fault for each quote: what follows a break does not fit either.
    if (!brokenQuotes.has(quote)) faults.push({ record: `quote ${quote}`, what: fault })
    brokenQuotes.add(quote)
  }
  for await (const event of readEvents(db)) {
    if (event.quote_id !== head.quote) head = { quote: event.quote_id, ...emptyHead }
    if (!follows(event, head)) report(event.quote_id, brokenAt(event, head))
    head = { quote: event.quote_id, events: event.position, last_hash: event.hash }
    checkedCount++
  }
  for (const { id, events, found } of await listWrongHeads(db)) {
    report(id, found === null ? `all of its ${events} events are missing` : wrongHead(events, found))
  }
  for (const { quote_id } of await listMissingQuotes(db)) {
    report(quote_id, 'the quote itself is missing, but its events exist')
  }
  return { faults, checked: checkedCount }
}

const brokenAt = ({ position }: QuoteEvent, { events }: Head): string =>
  position > events + 1
    ? `event ${events + 1} is missing`
    : `event ${position} was altered, or the one before it was replaced`

const wrongHead = (events: number, count: number): string =>
  count < events
    ? `event ${count + 1} is missing: there should be ${events}`
    : `event ${count} is not the last one that the quote names`

/** Checks that every submission says what its hash says, and is the one that its quote's events name. */
export async function verifySubmissions(db: Database): Promise<Findings> {
  const faults: Fault[] = []
  const hashes = new Map<string, string>()
  for await (const { uuid, quote_id, snapshot, hash } of readSubmissions(db)) {
    if (contentHash(snapshot) !== hash)
      faults.push({ record: `submission ${uuid} of quote ${quote_id}`, what: 'it was altered' })
    hashes.set(uuid, hash)
  }
  return { faults: [...faults, ...(await missingSubmissions(db, hashes))], checked: hashes.size }
}

/** Submissions that an event names and that are missing, or have another hash. */
async function missingSubmissions(db: Database, hashes: ReadonlyMap<string, string>): Promise<readonly Fault[]> {
  const events = await listFinishedEvents(db)
  return events.flatMap(({ quote_id, position, changes }) => {
    const valueAt = (path: string): unknown => changes.find((change) => change.path === path)?.after
    const uuid = String(valueAt('submission_uuid'))
    const hash = valueAt('submission_hash')
    const storedHash = hashes.get(uuid)
    if (storedHash !== undefined && (hash === undefined || hash === storedHash)) return []
    const fault = storedHash === undefined ? 'is missing' : 'is not the one that was submitted'
    return [{ record: `submission ${uuid} of quote ${quote_id}`, what: `it ${fault} (event ${position})` }]
  })
}
