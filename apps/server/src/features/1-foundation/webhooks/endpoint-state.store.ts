import type { Database } from '../../../platform/database/database.ts'
import type { WebhookDisabledTable } from './webhooks.tables.ts'

type EndpointName = { readonly site: string; readonly endpoint: string }

/**
 * Records that an endpoint failed.
 * @returns since when it has, without one success
 */
export async function noteFailing(trx: Database, name: EndpointName, at: Date): Promise<Date> {
  const { since } = await trx
    .insertInto('webhook_failing')
    .values({ ...name, since: at })
    .onConflict((conflict) =>
      conflict.columns(['site', 'endpoint']).doUpdateSet((eb) => ({ since: eb.ref('webhook_failing.since') })),
    )
    .returning('since')
    .executeTakeFirstOrThrow()
  return since
}

export async function endFailing(trx: Database, { site, endpoint }: EndpointName): Promise<void> {
  await trx.deleteFrom('webhook_failing').where('site', '=', site).where('endpoint', '=', endpoint).execute()
}

/** @returns false when it was disabled already */
export async function disableEndpoint(
  trx: Database,
  name: EndpointName,
  reason: WebhookDisabledTable['reason'],
  at: Date,
): Promise<boolean> {
  const insertedRow = await trx
    .insertInto('webhook_disabled')
    .values({ ...name, reason, at })
    .onConflict((conflict) => conflict.columns(['site', 'endpoint']).doNothing())
    .returning('site')
    .executeTakeFirst()
  return insertedRow !== undefined
}

export const findDisabled = (db: Database, { site, endpoint }: EndpointName) =>
  db
    .selectFrom('webhook_disabled')
    .select(['at', 'reason'])
    .where('site', '=', site)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst()

/**
 * Re-enables an endpoint, and resets its failures.
 * @returns whether it was disabled
 */
export async function enableEndpoint(db: Database, name: EndpointName): Promise<boolean> {
  await endFailing(db, name)
  const { numDeletedRows } = await db
    .deleteFrom('webhook_disabled')
    .where('site', '=', name.site)
    .where('endpoint', '=', name.endpoint)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
