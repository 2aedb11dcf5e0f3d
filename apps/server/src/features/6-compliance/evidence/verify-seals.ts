import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Fault, Findings } from './fault.ts'
import { accessBetween, erasureHash, headsOf, type Seal, sealHash } from './seal-content.ts'

/** Every access event is as it was written, and the one it names is there. */
export async function verifyAccess(db: Database): Promise<Findings> {
  const { rows } = await sql<{ id: number; lacks: number | null }>`
    select event.id, case when before.id is null then event.previous_id end as lacks
    from access_events as event left join access_events as before on before.id = event.previous_id
    where event.hash <> ${accessHash}
      or (event.previous_id is not null and before.id is null)
    order by event.id`.execute(db)
  const { count } = await db
    .selectFrom('access_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const faults = rows.map(({ id, lacks }) =>
    lacks === null
      ? { record: `access event ${id}`, what: 'it is not as it was written, or the one before it was exchanged' }
      : { record: `access event ${lacks}`, what: `it is missing: event ${id} follows it` },
  )
  return { faults, checked: count }
}

/** As the database made it; said once more here, so that a function changed there is noticed. */
const accessHash = sql`encode(sha256(convert_to(jsonb_build_array(
  coalesce(before.hash, ''), event.previous_id, event.id, (extract(epoch from event.at) * 1000000)::bigint, event.kind,
  event.actor, event.person_id, event.quote_id, event.detail, event.origin
)::text, 'utf8')), 'hex')`

/** Every seal follows the one before it, and what it is over is still there as it was. */
export async function verifySeals(db: Database): Promise<Findings> {
  const seals = await db.selectFrom('evidence_seals').selectAll().orderBy('number').execute()
  const faults: Fault[] = []
  let before: Seal | undefined
  for (const seal of seals) {
    for (const what of await faultsOf(db, seal, before)) faults.push({ record: `seal ${seal.number}`, what })
    before = seal
  }
  return { faults: [...faults, ...(await lostHeads(db))], checked: seals.length }
}

async function faultsOf(db: Database, seal: Seal, before: Seal | undefined): Promise<readonly string[]> {
  const heads = await headsOf(db, seal.number)
  const access = await accessBetween(db, before?.access_to ?? 0, seal.access_to)
  const isNext = seal.number === (before?.number ?? 0) + 1 && seal.previous_hash === (before?.hash ?? '')
  return [
    ...(seal.hash === sealHash(seal) ? [] : ['it is not as it was written']),
    ...(isNext ? [] : ['the seal before it is missing or was exchanged']),
    ...(heads.count === seal.heads && heads.hash === seal.heads_hash ? [] : ['the heads it is over were changed']),
    ...(access.count === seal.access_events && access.hash === seal.access_hash
      ? []
      : [`of ${seal.access_events} access events it is over, ${access.count} are there, or one was changed`]),
  ]
}

/**
 * Sealed heads whose event is gone or another, and whose quote was not erased. So a quote that was taken out with all
 * its events is named, and one that was set back.
 */
async function lostHeads(db: Database): Promise<readonly Fault[]> {
  const { rows } = await sql<{ quote_id: string; position: number; seal: number; there: boolean }>`
    select sealed.quote_id, sealed.position, sealed.seal, quotes.id is not null as there
    from sealed_heads as sealed
    left join quotes on quotes.id = sealed.quote_id
    left join quote_events as event on event.quote_id = sealed.quote_id and event.position = sealed.position
    where event.hash is distinct from sealed.hash
      and not exists (
        select from erasures where erasures.quote_id = sealed.quote_id and (
          erasures.events > sealed.position
          or (erasures.events = sealed.position and erasures.last_hash = sealed.hash)
          or (erasures.events + 1 = sealed.position and ${erasureHash} = sealed.hash)
        )
      )
    order by sealed.quote_id, sealed.position`.execute(db)
  return rows.map(({ quote_id, position, seal, there }) => ({
    record: `quote ${quote_id}`,
    what: there
      ? `event ${position} is missing or another one: seal ${seal} is over it`
      : `the quote is missing and was not erased: seal ${seal} is over it, up to event ${position}`,
  }))
}
