import type { Database } from '../../../platform/database/database.ts'
import { waitAgain } from './deliveries.store.ts'
import { queueDeliveries } from './queue-delivery.ts'

/**
 * Sends deliveries again, with all their attempts. Their webhook-id stays, so a receiver that has had one notices.
 * @param wanted their ids; or an endpoint: its dead letters, or with `since` everything since then
 * @returns how many there were
 */
export const replay = (db: Database, wanted: Parameters<typeof waitAgain>[1], now: Date): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const ids = await waitAgain(trx, wanted, now)
    await queueDeliveries(
      trx,
      ids.map((id) => ({ id })),
    )
    return ids.length
  })
