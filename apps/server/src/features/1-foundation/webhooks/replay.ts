import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { waitAgain } from './deliveries.store.ts'
import { queueDeliveries } from './queue-delivery.ts'

type DeliverySelection = Parameters<typeof waitAgain>[1]

/**
 * Sends deliveries again, with all their attempts. Their webhook-id stays the same, so a receiver recognizes repeated
 * ones.
 * @param selection their ids; or an endpoint: its dead letters, or with `since` everything since then
 * @returns how many there were
 */
export const replay = (db: Database, selection: DeliverySelection, now: Date): Promise<number> =>
  db.transaction().execute((trx) => replayIn(trx, selection, now))

/** The same as part of a larger transaction. */
export async function replayIn(trx: Database, selection: DeliverySelection, now: Date): Promise<number> {
  const ids = await waitAgain(trx, selection, now)
  await queueDeliveries(
    trx,
    ids.map((id) => ({ id })),
  )
  return ids.length
}

export const beingSent = (): AppError => new AppError(409, 'webhook.being_sent', 'It is being sent at this moment.')
