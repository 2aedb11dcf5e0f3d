import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Pool } from 'pg'
import type { Config } from '../../config.ts'
import { listKeys } from '../../features/6-compliance/keys/secret-keys.store.ts'
import { createDatabase } from '../../platform/database/database.ts'
import { databaseState } from '../../platform/database/database-state.ts'
import { databaseTime, refuseWrongClock } from '../../platform/database/database-time.ts'
import { pendingMigrations } from '../../platform/database/migrate.ts'
import { leastMajor, remarkOn } from '../../platform/database/postgres-version.ts'
import { keyName } from '../../platform/encryption/encryptor.ts'
import { keyFile, readSecretKeys } from '../../platform/encryption/secret-key.ts'
import { StartupError } from '../../platform/errors/startup-error.ts'
import { withDatabase } from '../cli/with-database.ts'
import { type Finding, look, off } from './finding.ts'

/** The database, the clock compared with it, its migrations and the keys that stored data needs. */
export async function databaseFindings(config: Config): Promise<readonly Finding[]> {
  if (config.databaseUrl === undefined && !existsSync(path.join(config.dataFolder, 'postgres')))
    return [off('database', 'No DATABASE_URL: the first start creates a database in DATA_DIR.')]
  let others: readonly Finding[] = []
  const database = await look('database', '', () =>
    withDatabase(config, async ({ pool }) => {
      const says = await state(pool)
      others = await Promise.all([
        look('clock', '', () => clock(pool)),
        look('migrations', '', () => migrations(pool)),
        look('keys', '', () => keys(config, pool)),
      ])
      return says
    }),
  )
  return [database, ...others]
}

async function state(pool: Pool): Promise<string> {
  const { version, readOnly, mayCreate } = await databaseState(pool)
  const versionText = `${version.major}.${version.minor}`
  const remark = remarkOn(version)
  if (version.major < leastMajor) throw new StartupError(remark ?? `PostgreSQL ${versionText} is too old.`)
  if (readOnly)
    throw new StartupError(
      'It is read-only, like a standby: name the primary in DATABASE_URL, or turn default_transaction_read_only off.',
    )
  if (!mayCreate)
    throw new StartupError(
      'The user may not create tables: make it the owner of the database (alter database … owner to …).',
    )
  return remark ?? `PostgreSQL ${versionText} answers, and the user may create tables.`
}

async function clock(pool: Pool): Promise<string> {
  const before = new Date()
  const now = await databaseTime(createDatabase(pool))
  refuseWrongClock({ before, after: new Date() }, now)
  return 'This machine and the database agree on the time.'
}

async function migrations(pool: Pool): Promise<string> {
  const pending = await pendingMigrations(pool)
  return pending === 0 ? 'The tables are up to date.' : `The next start runs ${pending} migrations.`
}

async function keys({ encryptionKey: configuredKey, dataFolder: folder }: Config, pool: Pool): Promise<string> {
  if ((await pendingMigrations(pool)) > 0) return 'Stored data is checked once the tables are up to date.'
  const keyNames = (await listKeys(createDatabase(pool))).map(({ name }) => name)
  // Reading them would create them.
  if (configuredKey === undefined && !existsSync(keyFile(folder))) {
    if (keyNames.length === 0) return 'The first start creates the keys in DATA_DIR.'
    throw new StartupError(
      `secret.key is missing in DATA_DIR, and stored data needs the key ${keyNames.join(' and ')}: put it back, or set ENCRYPTION_KEY.`,
    )
  }
  const ring = readSecretKeys({ configured: configuredKey, folder }).map(keyName)
  const missing = keyNames.filter((name) => !ring.includes(name))
  if (missing.length > 0)
    throw new StartupError(
      `Stored data needs the key ${missing.join(' and ')}: add it to ENCRYPTION_KEY, or put secret.key back into DATA_DIR.`,
    )
  return configuredKey === undefined
    ? 'The keys are in DATA_DIR: keep a copy of secret.key apart from the backups.'
    : 'ENCRYPTION_KEY decrypts everything that is stored.'
}
