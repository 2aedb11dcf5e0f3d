import { randomBytes } from 'node:crypto'
import { Client, type Pool } from 'pg'
import { afterAll, inject } from 'vitest'
import { createDatabase, createPool, type Database } from '../database/database.ts'
import { withDatabaseName } from './database-name.ts'

export type TestDatabase = { readonly url: string; readonly pool: Pool; readonly db: Database }

/**
 * A migrated database of its own for the test file that calls this at its top:
 * `const { db } = await createTestDatabase()`. Dropped after the file's last test.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('databaseServerUrl')
  const name = `cw_test_${randomBytes(6).toString('hex')}`
  const server = new Client({ connectionString: serverUrl })
  await server.connect()
  await server.query(`create database ${name} template ${inject('templateDatabase')} strategy file_copy`)

  const url = withDatabaseName(serverUrl, name)
  // On a busy machine a hundred simultaneous calls wait for longer than a server may let anybody wait.
  const pool = createPool({ url, max: 8, connectMs: 120_000, lockMs: 120_000 })
  afterAll(async () => {
    await pool.end()
    await server.query(`drop database ${name} with (force)`)
    await server.end()
  })
  return { url, pool, db: createDatabase(pool) }
}
