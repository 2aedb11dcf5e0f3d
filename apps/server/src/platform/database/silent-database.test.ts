import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { databaseTrouble } from '../errors/database-trouble.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { createDatabase, createPool } from './database.ts'

const { url } = await createTestDatabase()
const { host, port } = new Client({ connectionString: url })
const dialDatabase = () => (host.startsWith('/') ? dial(`${host}/.s.PGSQL.${port}`) : dial(port, host))
const lines = new Set<Socket>()
let isFrozen = false

/**
 * A connection to the database that stays open and falls silent, as when its machine freezes or the network swallows
 * packets.
 */
const line = createServer((near) => {
  const far = dialDatabase()
  for (const end of [near, far]) {
    lines.add(end)
    end.on('error', () => undefined)
    end.on('close', () => {
      near.destroy()
      far.destroy()
    })
  }
  near.on('data', (bytes) => isFrozen || far.write(bytes))
  far.on('data', (bytes) => isFrozen || near.write(bytes))
})
await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening))
const through = new URL(url)
through.hostname = '127.0.0.1'
through.port = String((line.address() as AddressInfo).port)
through.search = ''
const pool = createPool({ url: through.href, max: 2, silenceMs: 500 })
const db = createDatabase(pool)

afterAll(async () => {
  await pool.end()
  for (const end of lines) end.destroy()
  await new Promise((closed) => line.close(closed))
})

const one = (on = db) => sql<{ one: number }>`select 1 as one`.execute(on)

test('a database that falls silent is a 503 in time, and is asked again over another connection (case D7)', async () => {
  await Promise.all([one(), one()])
  isFrozen = true
  const failures = await Promise.all([
    one().catch((error: unknown) => error),
    db
      .transaction()
      .execute((trx) => one(trx))
      .catch((error: unknown) => error),
  ])
  expect(failures.map((failure) => databaseTrouble(failure)?.statusCode)).toEqual([503, 503])
  isFrozen = false
  expect((await Promise.all([one(), one()])).map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }]])
})
