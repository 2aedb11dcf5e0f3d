import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

// Making a cluster and forcing it to the disk takes about a second; a busy machine takes several.
const patient = { timeout: 180_000 }

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-embedded-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const home = mkdtempSync(path.join(tmpdir(), 'cw-embedded-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const longName = 'long'.repeat(30)
/** Made where a socket has no room: see the test of it. */
const root = path.join(home, longName)
await (await startEmbeddedPostgres({ folder: root, durable: false })).stop()

/** A folder that PostgreSQL has run in: to make a cluster takes longer than all that is tested on it. */
function usedFolder(folder = newFolder()): string {
  const cluster = path.join(folder, 'postgres')
  cpSync(path.join(root, 'postgres'), cluster, { recursive: true })
  // The copy’s folder has the mode of any new one.
  chmodSync(cluster, 0o700)
  return folder
}

async function start(folder: string) {
  const postgres = await startEmbeddedPostgres({ folder })
  onTestFinished(() => postgres.stop())
  return postgres
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The same server in another process. */
async function startElsewhere(folder: string) {
  const holder = spawn(process.execPath, [path.resolve(import.meta.dirname, '../testing/hold-database.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    if (holder.exitCode !== null || holder.signalCode !== null) return
    holder.kill('SIGTERM')
    await once(holder, 'exit')
  })
  const [url] = await once(holder.stdout, 'data')
  return { holder, url: String(url).trim() }
}

test(
  'keeps rows over a stop and a start, durably, in a folder only its owner may enter (fault 3)',
  patient,
  async () => {
    const folder = newFolder()
    const first = await startEmbeddedPostgres({ folder })
    await query(first.url, 'create table kept as select 42 as answer')
    expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    await first.stop()

    const second = await start(folder)
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(statSync(path.join(folder, 'postgres')).mode & 0o077).toBe(0)
  },
)

test('refuses a folder that another process uses, and names both', patient, async () => {
  const folder = usedFolder()
  const { holder, url } = await startElsewhere(folder)
  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(
    `The data folder ${folder} is in use by Coverwright process ${holder.pid}`,
  )
  expect(await query(url, 'select 1 as still_there')).toEqual([{ still_there: 1 }])
})

test('after a kill -9 it starts again at once with every acknowledged row (fault 1, case D6)', patient, async () => {
  const folder = usedFolder()
  const { holder, url } = await startElsewhere(folder)
  await query(url, 'create table kept (id int)')
  for (let id = 1; id <= 20; id++) await query(url, `insert into kept values (${id})`)
  holder.kill('SIGKILL')
  await once(holder, 'exit')

  const { url: again } = await start(folder)
  expect(await query(again, 'select count(*)::int as rows from kept')).toEqual([{ rows: 20 }])
})

test('a pid file that names another living process does not prevent a start', patient, async () => {
  const folder = usedFolder()
  writeFileSync(path.join(folder, 'postgres/postmaster.pid'), `${process.ppid}\n${folder}/postgres\n1\n5432\n\n\n`)
  const { url } = await start(folder)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test(
  'PostgreSQL that dies is started again, and the folder stays taken meanwhile (fault 2, case D7)',
  patient,
  async () => {
    const folder = usedFolder()
    const lines: string[] = []
    const postgres = await startEmbeddedPostgres({ folder, onTrouble: (sentence) => lines.push(sentence) })
    onTestFinished(() => postgres.stop())
    await query(postgres.url, 'create table kept as select 42 as answer')
    for (const signal of ['SIGKILL', 'SIGQUIT'] as const) {
      const before = postgres.pid
      process.kill(before, signal)
      await expect(startEmbeddedPostgres({ folder })).rejects.toThrow('is in use by Coverwright process')
      await vi.waitFor(() => expect(postgres.pid).not.toBe(before), { timeout: 60_000, interval: 20 })
      const rows = query(postgres.url, 'select answer from kept')
      expect(await rows).toEqual([{ answer: 42 }])
    }
    expect(lines.filter((sentence) => sentence.includes('ended unexpectedly'))).toHaveLength(2)
  },
)

test('a server that is stopped during a restart stays stopped', patient, async () => {
  const folder = usedFolder()
  const postgres = await startEmbeddedPostgres({ folder })
  process.kill(postgres.pid, 'SIGKILL')
  await postgres.stop()
  await expect(query(postgres.url, 'select 1')).rejects.toThrow()
  await (await startEmbeddedPostgres({ folder })).stop()
})

test('works in a folder whose path is too long for a socket', patient, async () => {
  const { url } = await start(usedFolder(path.join(newFolder(), longName)))
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('refuses a data folder that cannot be written, and names it', async () => {
  const file = path.join(newFolder(), 'data')
  writeFileSync(file, '')
  // Not even root can write to the second.
  for (const folder of [file, '/proc/coverwright']) {
    await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(`The data folder ${folder} cannot be written`)
  }
})
