import { contentHash } from '../../../platform/content-hash.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  findLastAccessEvent,
  findLastSeal,
  hashAccessEvents,
  hashHeads,
  insertNewHeads,
  insertSeal,
  lockSeals,
  type Seal,
} from './seals.store.ts'

/**
 * Seals what happened since the last seal: the heads of quotes that changed, erasures, and access events. Undefined when
 * nothing did.
 */
export async function sealEvidence(db: Database, at: Date): Promise<Seal | undefined> {
  const lastEvent = await findLastAccessEvent(db)
  return await db.transaction().execute(async (trx) => {
    // Several may seal at once: the second finds nothing new.
    await lockSeals(trx)
    const last = await findLastSeal(trx)
    const number = (last?.number ?? 0) + 1
    const after = last?.access_to ?? 0
    const access_to = Math.max(after, lastEvent)
    await insertNewHeads(trx, number)
    const heads = await hashHeads(trx, number)
    const access = await hashAccessEvents(trx, after, access_to)
    if (heads.count === 0 && access.count === 0) return undefined
    const content = {
      ...{ number, at, heads: heads.count, heads_hash: heads.hash },
      ...{ access_to, access_events: access.count, access_hash: access.hash },
      previous_hash: last?.hash ?? '',
    }
    const seal = { ...content, hash: sealHash(content) }
    await insertSeal(trx, seal)
    return seal
  })
}

export const sealHash = ({ hash: _hash, at, ...seal }: Omit<Seal, 'hash'> & { hash?: string }): string =>
  contentHash({ ...seal, at: at.toISOString() })
