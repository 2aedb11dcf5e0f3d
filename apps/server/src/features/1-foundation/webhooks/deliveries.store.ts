import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { WebhookAttemptsTable, WebhookDeliveriesTable } from './webhooks.tables.ts'

type Delivery = Selectable<WebhookDeliveriesTable>

const withEvent = (db: Database) =>
  db.selectFrom('webhook_deliveries').innerJoin('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')

/** A delivery with the type and body of its event; undefined when it is erased. */
export const findDelivery = (db: Database, id: string) =>
  withEvent(db)
    .selectAll('webhook_deliveries')
    .select(['webhook_events.type', 'webhook_events.body'])
    .where('webhook_deliveries.id', '=', id)
    .executeTakeFirst()

/**
 * Claims a delivery for sending.
 * @returns false while another server is sending it, or if it is no longer waiting
 */
export async function leaseDelivery(db: Database, id: string, now: Date, until: Date): Promise<boolean> {
  const rows = await db
    .updateTable('webhook_deliveries')
    .set({ leased_until: until })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .returning('id')
    .executeTakeFirst()
  return rows !== undefined
}

type Outcome = Pick<Delivery, 'state' | 'reason' | 'attempts' | 'next_attempt_at' | 'finished_at'>

/** Stores the outcome of a delivery, which ends its lease. */
export async function updateDelivery(trx: Database, id: string, outcome: Partial<Outcome>): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ ...outcome, leased_until: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

export async function insertAttempt(trx: Database, attempt: Insertable<WebhookAttemptsTable>): Promise<void> {
  await trx.insertInto('webhook_attempts').values(attempt).execute()
}

/** Waiting deliveries without a job: those of a crashed server. */
export const listStranded = (db: Database): Promise<{ id: string; next_attempt_at: Date }[]> =>
  db
    .selectFrom('webhook_deliveries')
    .select(['id', 'next_attempt_at'])
    .where('state', '=', 'waiting')
    .where(
      sql<boolean>`not exists (select from graphile_worker.jobs where key = webhook_deliveries.id::text and locked_at is null)`,
    )
    .execute()

export type DeliveryFilter = {
  readonly site?: string | undefined
  readonly endpoint?: string | undefined
  readonly state?: Delivery['state'] | undefined
  /** Only those that were queued before this one, for the next page. */
  readonly after?: string | undefined
  readonly limit: number
}

/** Deliveries, the newest first. */
export const listDeliveries = (db: Database, { site, endpoint, state, after, limit }: DeliveryFilter) =>
  withEvent(db)
    .selectAll('webhook_deliveries')
    .select(['webhook_events.type', 'webhook_events.application'])
    .$if(site !== undefined, (query) => query.where('webhook_deliveries.site', '=', site ?? ''))
    .$if(endpoint !== undefined, (query) => query.where('webhook_deliveries.endpoint', '=', endpoint ?? ''))
    .$if(state !== undefined, (query) => query.where('webhook_deliveries.state', '=', state ?? 'waiting'))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(webhook_deliveries.created_at, webhook_deliveries.id)
          < (select last.created_at, last.id from webhook_deliveries as last where last.id = ${after})`,
      ),
    )
    .orderBy('webhook_deliveries.created_at', 'desc')
    .orderBy('webhook_deliveries.id', 'desc')
    .limit(limit)
    .execute()

/** The attempts of deliveries, the first one first. */
export const listAttempts = (
  db: Database,
  deliveries: readonly string[],
): Promise<Selectable<WebhookAttemptsTable>[]> =>
  deliveries.length === 0
    ? Promise.resolve([])
    : db.selectFrom('webhook_attempts').selectAll().where('delivery_id', 'in', deliveries).orderBy('at').execute()

type DeliverySelection =
  | { readonly ids: readonly string[] }
  | { readonly site: string; readonly endpoint: string; readonly since: Date | undefined }

/**
 * Makes deliveries wait again, with all their attempts: those named, or for one endpoint the dead letters or everything
 * since a time. One that is being sent is left alone.
 * @returns their ids
 */
export async function waitAgain(trx: Database, selection: DeliverySelection, now: Date): Promise<readonly string[]> {
  const rows = await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', reason: null, attempts: 0, next_attempt_at: now, leased_until: null, finished_at: null })
    .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .$if('ids' in selection, (query) => query.where('id', 'in', 'ids' in selection ? selection.ids : []))
    .$if(!('ids' in selection), (query) => {
      if ('ids' in selection) return query
      const ofEndpoint = query.where('site', '=', selection.site).where('endpoint', '=', selection.endpoint)
      return selection.since
        ? ofEndpoint.where('created_at', '>=', selection.since)
        : ofEndpoint.where('state', 'in', ['failed', 'dropped'])
    })
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** How many deliveries of a site's endpoints wait, and how many were given up. */
export const countDeliveries = (db: Database, site: string) =>
  db
    .selectFrom('webhook_deliveries')
    .select(['endpoint', 'state', (eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where('site', '=', site)
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy(['endpoint', 'state'])
    .execute()
