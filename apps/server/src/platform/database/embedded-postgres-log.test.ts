import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

it('keeps what people typed out of the log of the embedded database (case P4)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-pg-log-'))
  const postgres = await startEmbeddedPostgres({ folder, durable: false })
  const client = new Client({ connectionString: postgres.url })
  try {
    await client.connect()
    await client.query('create table things (name text primary key)')
    await client.query("insert into things values ('zzmark')")
    for (const failing of [
      "insert into things values ('zzmark')",
      "select 'zzmark'::uuid",
      "select zzmark from things where name = 'zzmark",
    ])
      await expect(client.query(failing)).rejects.toThrow()
  } finally {
    await client.end()
    await postgres.stop()
  }
  const log = readFileSync(path.join(folder, 'postgres.log'), 'utf8')
  expect(log).toContain('ready to accept connections')
  expect(log).not.toContain('zzmark')
  rmSync(folder, { recursive: true, force: true })
})
