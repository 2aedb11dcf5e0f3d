import type { Database } from '../../../platform/database/database.ts'
import type { RequestKeysTable } from './idempotency.tables.ts'

/**
 * Claims a key, if it is free or was claimed before `expiry`. Waits for a transaction that has just claimed it.
 * @returns whether it was free
 */
export async function insertRequestKey(trx: Database, row: RequestKeysTable, expiry: Date): Promise<boolean> {
  const { key_hash, ...request } = row
  const insertedRow = await trx
    .insertInto('request_keys')
    .values(row)
    // Expired keys are free even while the nightly job has not deleted them.
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(request).where('request_keys.created_at', '<', expiry),
    )
    .returning('made')
    .executeTakeFirst()
  return insertedRow !== undefined
}

export const getRequestKey = (trx: Database, keyHash: Buffer): Promise<RequestKeysTable> =>
  trx.selectFrom('request_keys').selectAll().where('key_hash', '=', keyHash).executeTakeFirstOrThrow()
