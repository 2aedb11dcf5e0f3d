import type { Pool } from 'pg'
import { type PostgresVersion, versionIn } from './postgres-version.ts'

export type DatabaseState = {
  readonly version: PostgresVersion
  /** It takes no writes, as a standby does. */
  readonly readOnly: boolean
  /** Whether the user may make tables. */
  readonly mayCreate: boolean
}

export async function databaseState(pool: Pool): Promise<DatabaseState> {
  const { rows } = await pool.query<{ version: string; read_only: boolean; may_create: boolean }>(
    `select current_setting('server_version') as version,
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as read_only,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create`,
  )
  const [row] = rows
  const version = versionIn(row?.version ?? '')
  if (!row || !version) throw new Error('The database did not say which version it is')
  return { version, readOnly: row.read_only, mayCreate: row.may_create }
}
