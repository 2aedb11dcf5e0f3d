import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { accessBetween, erasureHash, headsOf, type Seal, sealHash } from './seal-content.ts'

// Any number will do, as long as every Coverwright takes the same.
const lockKey = 6_209_111

/**
 * Seals what happened since the last seal: the heads of quotes that changed, erasures, and access events. Undefined when
 * nothing did.
 */
export async function sealEvidence(db: Database, at: Date): Promise<Seal | undefined> {
  const written = await lastAccessEvent(db)
  return await db.transaction().execute(async (trx) => {
    // Several may seal at once: the second finds nothing new.
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
    const last = await trx
      .selectFrom('evidence_seals')
      .selectAll()
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    const number = (last?.number ?? 0) + 1
    const after = last?.access_to ?? 0
    const access_to = Math.max(after, written)
    await sealHeads(trx, number)
    const heads = await headsOf(trx, number)
    const access = await accessBetween(trx, after, access_to)
    if (heads.count === 0 && access.count === 0) return undefined
    const content = {
      ...{ number, at, heads: heads.count, heads_hash: heads.hash },
      ...{ access_to, access_events: access.count, access_hash: access.hash },
      previous_hash: last?.hash ?? '',
    }
    const seal = { ...content, hash: sealHash(content) }
    await trx.insertInto('evidence_seals').values(seal).execute()
    return seal
  })
}

/**
 * The last access event, once no other with a lower id can come: whoever is writing one is waited for, and whoever comes
 * then waits for this short transaction.
 */
const lastAccessEvent = (db: Database): Promise<number> =>
  db.transaction().execute(async (trx) => {
    // Whoever waits behind this lock waits no longer than this; sealing is tried again.
    await sql`set local lock_timeout = '2s'`.execute(trx)
    await sql`lock table access_events in share mode`.execute(trx)
    const { last } = await trx
      .selectFrom('access_events')
      .select(sql<number>`coalesce(max(id), 0)`.as('last'))
      .executeTakeFirstOrThrow()
    return last
  })

/** Heads that no seal has yet. An erased quote gets one more, after all its events. */
async function sealHeads(trx: Database, seal: number): Promise<void> {
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
              selectFrom('sealed_heads as known')
                .select('known.seal')
                .whereRef('known.quote_id', '=', 'heads.quote_id')
                .whereRef('known.position', '=', 'heads.position'),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
