import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { WebhookDeliveriesTable, WebhookEventsTable } from './webhooks.tables.ts'

/** Stores an event with its deliveries. */
export async function insertEvent(
  trx: Database,
  event: Insertable<WebhookEventsTable>,
  deliveries: readonly Insertable<WebhookDeliveriesTable>[],
): Promise<void> {
  await trx.insertInto('webhook_events').values(event).execute()
  await trx.insertInto('webhook_deliveries').values(deliveries).execute()
}

/** Deletes events from before a time, with their deliveries and attempts. */
export async function deleteEventsBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('webhook_events').where('occurred_at', '<', time).execute()
}
