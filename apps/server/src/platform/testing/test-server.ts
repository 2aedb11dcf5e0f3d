import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { createPool } from '../database/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { migrateUp } from '../database/migrate.ts'
import { migrateJobs } from '../jobs/jobs.ts'
import { withDatabaseName } from './database-name.ts'
import { throwAwayFolder } from './throw-away-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made: a connection string with the right to create them. */
    databaseServerUrl: string
    /** The migrated database every test file clones. */
    templateDatabase: string
  }
}

/** Starts one PostgreSQL for the whole run, or uses the one of DATABASE_URL, and migrates one database to clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Empty counts as unset: that is how the test command asks for the embedded one.
  const url = process.env.DATABASE_URL || undefined
  const ownServer = url ? undefined : await startThrowAway()
  const serverUrl = url ?? ownServer?.server.url ?? ''
  // Two projects of one run may share a server, and each has its own.
  const template = `cw_template_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${template}`)

  const pool = createPool({ url: withDatabaseName(serverUrl, template), max: 2 })
  await migrateUp(pool)
  await migrateJobs(pool)
  await pool.end()

  project.provide('databaseServerUrl', serverUrl)
  project.provide('templateDatabase', template)
  return async () => {
    if (ownServer) await ownServer.remove()
    else await onServer(serverUrl, `drop database if exists ${template} with (force)`)
  }
}

async function startThrowAway(): Promise<{ server: EmbeddedPostgres; remove(): Promise<void> }> {
  const folder = throwAwayFolder('cw-test-')
  // Nothing of a test run needs to survive a power cut, and forcing every commit to the disk is most of its time.
  const server = await startEmbeddedPostgres({ folder, durable: false, maxConnections: 200 })
  return {
    server,
    async remove() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
