import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { SessionsTable } from '../sessions/sessions.tables.ts'
import type { ApiTokensTable } from './tokens.tables.ts'

export type TokenRow = Selectable<ApiTokensTable>

export const findToken = (db: Database, id: string): Promise<TokenRow | undefined> =>
  db.selectFrom('api_tokens').selectAll().where('id', '=', id).executeTakeFirst()

/** What a client of the provider may do at a site. */
export const findClient = (db: Database, clientId: string, site: string): Promise<TokenRow | undefined> =>
  db
    .selectFrom('api_tokens')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('site', '=', site)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

/** The same as `findToken`, locked until the transaction ends. */
export const lockToken = (trx: Database, id: string): Promise<TokenRow | undefined> =>
  trx.selectFrom('api_tokens').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const listTokens = (db: Database): Promise<TokenRow[]> =>
  db.selectFrom('api_tokens').selectAll().orderBy('site').orderBy('partner').orderBy('created_at').execute()

export async function insertToken(trx: Database, row: Insertable<ApiTokensTable>): Promise<void> {
  await trx.insertInto('api_tokens').values(row).execute()
}

export async function updateToken(
  db: Database,
  id: string,
  change: Partial<Pick<TokenRow, 'expires_at' | 'revoked_at' | 'last_used_at'>>,
): Promise<void> {
  await db.updateTable('api_tokens').set(change).where('id', '=', id).execute()
}

/** @returns the ids of those that a client had at the site until now */
export async function revokeClient(
  trx: Database,
  clientId: string,
  site: string,
  now: Date,
): Promise<readonly string[]> {
  const rows = await trx
    .updateTable('api_tokens')
    .set({ revoked_at: now })
    .where('client_id', '=', clientId)
    .where('site', '=', site)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Creates the session that a partner's quotes name, or extends it until its newest token ends. */
export async function keepPartnerSession(trx: Database, row: Insertable<SessionsTable>): Promise<void> {
  await trx
    .insertInto('sessions')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        expires_at: eb.fn<Date>('greatest', ['sessions.expires_at', 'excluded.expires_at']),
      })),
    )
    .execute()
}
