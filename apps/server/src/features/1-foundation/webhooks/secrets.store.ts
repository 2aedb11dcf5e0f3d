import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { WebhookSecretsTable } from './webhooks.tables.ts'

/** The secrets of an endpoint that have not expired, the newest first. */
export const listSecrets = (db: Database, site: string, endpoint: string, now: Date) =>
  db
    .selectFrom('webhook_secrets')
    .select(['id', 'sealed', 'created_at', 'expires_at'])
    .where('site', '=', site)
    .where('endpoint', '=', endpoint)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .execute()

export async function insertSecret(trx: Database, row: Insertable<WebhookSecretsTable>): Promise<void> {
  await trx.insertInto('webhook_secrets').values(row).execute()
}

/** Lets the secrets of an endpoint that have no end yet expire. */
export async function expireSecrets(trx: Database, site: string, endpoint: string, at: Date): Promise<void> {
  await trx
    .updateTable('webhook_secrets')
    .set({ expires_at: at })
    .where('site', '=', site)
    .where('endpoint', '=', endpoint)
    .where('expires_at', 'is', null)
    .execute()
}

export async function deleteExpiredSecrets(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('webhook_secrets').where('expires_at', '<=', now).execute()
}
