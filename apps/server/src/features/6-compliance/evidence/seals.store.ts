import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { EvidenceSealsTable } from './evidence.tables.ts'

export type Seal = Selectable<EvidenceSealsTable>

// Any number will do, as long as every server uses the same one.
const lockKey = 6_209_111

/** Keeps others from sealing until the transaction ends. */
export async function lockSeals(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
}

export const findLastSeal = (db: Database): Promise<Seal | undefined> =>
  db.selectFrom('evidence_seals').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()

export const listSeals = (db: Database): Promise<Seal[]> =>
  db.selectFrom('evidence_seals').selectAll().orderBy('number').execute()

export async function insertSeal(trx: Database, seal: Seal): Promise<void> {
  await trx.insertInto('evidence_seals').values(seal).execute()
}

/**
 * The id of the last access event, once no other with a lower id can come: waits for writers under way. Later ones wait
 * for this short transaction.
 */
export const findLastAccessEvent = (db: Database): Promise<number> =>
  db.transaction().execute(async (trx) => {
    // Limits the wait of writers behind this lock; sealing is retried.
    await sql`set local lock_timeout = '2s'`.execute(trx)
    await sql`lock table access_events in share mode`.execute(trx)
    const { last } = await trx
      .selectFrom('access_events')
      .select(sql<number>`coalesce(max(id), 0)`.as('last'))
      .executeTakeFirstOrThrow()
    return last
  })

type Digest = { readonly count: number; readonly hash: string }

const hashOver = (text: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql<string>`encode(sha256(convert_to(coalesce(string_agg(${text}, ',' order by ${order}), ''), 'utf8')), 'hex')`

/** How many heads a seal is over, and the hash over them. */
export const hashHeads = (db: Database, seal: number): Promise<Digest> =>
  db
    .selectFrom('sealed_heads')
    .where('seal', '=', seal)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      hashOver(sql`quote_id || ' ' || position || ' ' || hash`, sql`quote_id, position`).as('hash'),
    ])
    .executeTakeFirstOrThrow()

/** How many access events there are above one id and up to another, and the hash over them. */
export const hashAccessEvents = (db: Database, after: number, to: number): Promise<Digest> =>
  db
    .selectFrom('access_events')
    .where(sql<boolean>`id > ${after}::bigint and id <= ${to}::bigint`)
    .select(({ fn }) => [fn.countAll<number>().as('count'), hashOver(sql`id || ' ' || hash`, sql`id`).as('hash')])
    .executeTakeFirstOrThrow()

/** Takes the place of an erased quote's events: a hash of the row about its erasure, so that none is made up later. */
const erasureHash = sql<string>`encode(sha256(convert_to(jsonb_build_array(
  erasures.id, erasures.person_id, erasures.quote_id, erasures.reason, erasures.events, erasures.last_hash,
  (extract(epoch from erasures.at) * 1000000)::bigint)::text, 'utf8')), 'hex')`

/** Puts heads that no seal has yet under this one. An erased quote gets one more, after all its events. */
export async function insertNewHeads(trx: Database, seal: number): Promise<void> {
  const heads = trx
    .selectFrom('quotes')
    .select(['id as quote_id', 'events as position', 'last_hash as hash'])
    .where('events', '>', 0)
    .unionAll(
      trx
        .selectFrom('erasures')
        .select(['quote_id', sql<number>`events + 1`.as('position'), erasureHash.as('hash')])
        .where('quote_id', 'is not', null)
        .$narrowType<{ quote_id: string }>(),
    )
    .as('heads')
  await trx
    .insertInto('sealed_heads')
    .columns(['quote_id', 'position', 'hash', 'seal'])
    .expression((eb) =>
      eb
        .selectFrom(heads)
        .select(['heads.quote_id', 'heads.position', 'heads.hash', sql<number>`${seal}::integer`.as('seal')])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('sealed_heads as sealed')
                .select('sealed.seal')
                .whereRef('sealed.quote_id', '=', 'heads.quote_id')
                .whereRef('sealed.position', '=', 'heads.position'),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type LostHead = { readonly quote_id: string; readonly position: number; readonly seal: number; readonly there: boolean }

/** Sealed heads whose event is missing or another, and whose quote was not erased; `there` says whether the quote is. */
export async function listLostHeads(db: Database): Promise<readonly LostHead[]> {
  const { rows } = await sql<LostHead>`
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
  return rows
}
