import type { Database } from '../../../platform/database/database.ts'
import { countAccessEvents, listWrongAccessEvents } from './evidence.store.ts'
import type { Fault, Findings } from './fault.ts'
import { sealHash } from './seal-evidence.ts'
import { hashAccessEvents, hashHeads, listLostHeads, listSeals, type Seal } from './seals.store.ts'

/** Checks that every access event is as it was written, and the one it names is there. */
export async function verifyAccess(db: Database): Promise<Findings> {
  const faults = (await listWrongAccessEvents(db)).map(({ id, lacks }) =>
    lacks === null
      ? { record: `access event ${id}`, what: 'it was altered, or the one before it was replaced' }
      : { record: `access event ${lacks}`, what: `it is missing: event ${id} follows it` },
  )
  return { faults, checked: await countAccessEvents(db) }
}

/** Checks that every seal follows the one before it, and that what it is over is still there as it was. */
export async function verifySeals(db: Database): Promise<Findings> {
  const seals = await listSeals(db)
  const faults: Fault[] = []
  let before: Seal | undefined
  for (const seal of seals) {
    for (const fault of await faultsOf(db, seal, before)) faults.push({ record: `seal ${seal.number}`, what: fault })
    before = seal
  }
  return { faults: [...faults, ...(await lostHeads(db))], checked: seals.length }
}

async function faultsOf(db: Database, seal: Seal, before: Seal | undefined): Promise<readonly string[]> {
  const heads = await hashHeads(db, seal.number)
  const access = await hashAccessEvents(db, before?.access_to ?? 0, seal.access_to)
  const isNext = seal.number === (before?.number ?? 0) + 1 && seal.previous_hash === (before?.hash ?? '')
  return [
    ...(seal.hash === sealHash(seal) ? [] : ['it was altered']),
    ...(isNext ? [] : ['the seal before it is missing or was replaced']),
    ...(heads.count === seal.heads && heads.hash === seal.heads_hash ? [] : ['the heads that it covers were changed']),
    ...(access.count === seal.access_events && access.hash === seal.access_hash
      ? []
      : [`of ${seal.access_events} access events that it covers, ${access.count} are there, or one was changed`]),
  ]
}

/** Names quotes that were deleted with all their events, and those that were set back. */
const lostHeads = async (db: Database): Promise<readonly Fault[]> =>
  (await listLostHeads(db)).map(({ quote_id, position, seal, there }) => ({
    record: `quote ${quote_id}`,
    what: there
      ? `event ${position} is missing or was replaced: seal ${seal} covers it`
      : `the quote is missing and was not erased: seal ${seal} covers it up to event ${position}`,
  }))
