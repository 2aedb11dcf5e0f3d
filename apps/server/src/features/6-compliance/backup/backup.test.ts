import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client, type Pool } from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { contentHash } from '../../../platform/content-hash.ts'
import { createDatabase, createPool } from '../../../platform/database/database.ts'
import { isMigrated, migrateDownTo, migrateUp } from '../../../platform/database/migrate.ts'
import { keyFile } from '../../../platform/encryption/secret-key.ts'
import { withDatabaseName } from '../../../platform/testing/database-name.ts'
import { createTestDatabase } from '../../../platform/testing/test-database.ts'
import { createDiskStore } from '../../3-quoting/uploads/disk-store.ts'
import { insertDocument } from '../../3-quoting/uploads/uploads.store.ts'
import { dumpOf } from '../data-rights/testing-dump.ts'
import { sealEvidence } from '../evidence/seal-evidence.ts'
import { comeIn, historyDay, quoteWithHistory, submitHistory } from '../evidence/testing-history.ts'
import { verifyEvidence } from '../evidence/verify-evidence.ts'
import { manifestFile } from './manifest.ts'
import { checkedBackup, restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const { db, pool, url: ownUrl } = await createTestDatabase()
const server = inject('databaseServerUrl')
const place = mkdtempSync(path.join(tmpdir(), 'cw-backup-'))
const documents = path.join(place, 'documents')
const folders: string[] = []

const onServer = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
/** A database with nothing in it, as for a new machine. */
async function emptyDatabase(): Promise<string> {
  const name = `cw_restore_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  folders.push(name)
  return withDatabaseName(server, name)
}
afterAll(async () => {
  for (const name of folders) await onServer(`drop database ${name} with (force)`)
  rmSync(place, { recursive: true, force: true })
})

/** The data folder of a server: the test's documents lie where a server has them. */
function dataFolder(): string {
  const folder = mkdtempSync(path.join(place, 'data-'))
  cpSync(documents, path.join(folder, 'documents'), { recursive: true })
  writeFileSync(keyFile(folder), `${randomBytes(32).toString('base64')}\n`)
  return folder
}
const at = new Date('2026-11-21T12:00:00Z')
const take = async (folder: string, more: Partial<Parameters<typeof takeBackup>[0]> = {}) => {
  const target = path.join(place, `backup-${randomUUID()}`)
  const options = { url: ownUrl, target, dataFolder: folder, inBucket: false, keysConfigured: false }
  return { target, manifest: await takeBackup({ ...options, product: '0.1.0', now: at, ...more }) }
}
const restore = async (source: string, url: string, more: Partial<Parameters<typeof restoreBackup>[0]> = {}) => {
  const manifest = await checkedBackup(source)
  const folder = mkdtempSync(path.join(place, 'restored-'))
  const options = { url, manifest, source, dataFolder: folder, replace: false, inBucket: false, keysConfigured: false }
  await restoreBackup({ ...options, now: at, ...more })
  return folder
}
async function looking<Result>(url: string, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const other = createPool({ url, max: 2 })
  try {
    return await work(other)
  } finally {
    await other.end()
  }
}
/** Rows of our own tables, in no order, but for the moments of migrations. */
const rowsOf = async (of: Pool) =>
  (await dumpOf(of))
    .split('\n')
    .filter((row) => row.startsWith('public.') && !row.startsWith('public.schema_migrations'))
    .sort()
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()

const submittedRow = await quoteWithHistory(db)
await submitHistory(db, submittedRow)
// A renewal names a submission, which names a quote.
const renewal = await quoteWithHistory(db)
await pool.query('update quotes set renews = (select uuid from submissions), answers = $2 where id = $1', [
  renewal.id,
  JSON.stringify({
    company_name: 'Tab\t, line\n, back\\slash and “quotes” ✓',
    employer_id: { $sealed: 'v1.AAAA', hash: 'b' },
  }),
])
const document = randomUUID()
await createDiskStore(documents).put(document, Buffer.from('%PDF-1.7'))
const listedFile = { field: 'do.financials', name: 'plan.pdf', kind: 'pdf', size: 8, sha256: 'x' }
await insertDocument(db, {
  ...listedFile,
  id: document,
  quote_id: submittedRow.id,
  created_at: historyDay,
  removed_at: null,
})
await comeIn(db)
await pool.query("select graphile_worker.add_job('links.follow-up', '{\"quote\": \"x\"}', job_key => 'follow-up:x')")
await sealEvidence(db, historyDay)

/** One backup, which tests restore; one that changes it takes a copy. */
const folder = dataFolder()
const { target, manifest } = await take(folder)

/** The same backup in another folder. */
function copyOfBackup(): string {
  const copy = path.join(place, `copy-${randomUUID()}`)
  cpSync(target, copy, { recursive: true })
  return copy
}

it('restores every row, document, key and waiting job; replaces data only on request, completely or not at all (case D6)', async () => {
  expect(manifest.tables.find(({ name }) => name === 'quotes')?.rows).toBe(2)
  expect(manifest.documents).toMatchObject({ in: 'backup', lost: [] })
  expect(filesIn(path.join(target, 'documents'))).toEqual(filesIn(path.join(folder, 'documents')))
  expect(statSync(target).mode & 0o777).toBe(0o700)
  const url = await emptyDatabase()
  const restoredFolder = await restore(target, url)
  expect(readFileSync(keyFile(restoredFolder))).toEqual(readFileSync(keyFile(folder)))
  expect(filesIn(path.join(restoredFolder, 'documents'))).toEqual(filesIn(path.join(folder, 'documents')))
  const rows = await rowsOf(pool)
  await looking(url, async (other) => {
    expect(await rowsOf(other)).toEqual(rows)
    expect(await isMigrated(other)).toBe(true)
    const { faults, events } = await verifyEvidence(createDatabase(other))
    expect(faults).toEqual([])
    expect(events).toBe(7)
    const jobs = await other.query("select key from graphile_worker.jobs where task_identifier = 'links.follow-up'")
    expect(jobs.rows).toEqual([{ key: 'follow-up:x' }])
    // New rows follow the restored ones, none of which can be rewritten.
    await other.query("insert into access_events (at, kind, actor, detail) values (now(), 'exported', 'test', '{}')")
    expect((await verifyEvidence(createDatabase(other))).faults).toEqual([])
    await expect(other.query('delete from quote_events')).rejects.toThrow('append-only')
    await expect(other.query('update quotes set renews = gen_random_uuid()')).rejects.toThrow('foreign key')
  })

  const before = await looking(url, rowsOf)
  const again = mkdtempSync(path.join(place, 'again-'))
  writeFileSync(keyFile(again), 'the key of before')
  await expect(restore(target, url, { dataFolder: again })).rejects.toThrow('--replace')
  // Rows that do not belong together fail at the end, when all of them are in.
  const without = { ...manifest, tables: manifest.tables.filter(({ name }) => name !== 'submissions') }
  await expect(restore(target, url, { manifest: without, replace: true, dataFolder: again })).rejects.toThrow()
  expect(readFileSync(keyFile(again), 'utf8')).toBe('the key of before')
  await looking(url, async (other) => expect(await rowsOf(other)).toEqual(before))
  await restore(target, url, { replace: true, dataFolder: again })
  expect(filesIn(again).filter((name) => name.startsWith('secret.key'))).toHaveLength(2)
  await looking(url, async (other) => expect(await rowsOf(other)).toEqual(rows))
})

it('refuses an existing folder, and leaves nothing of a failed backup', async () => {
  await expect(take(folder, { target })).rejects.toThrow('already exists')
  const half = path.join(place, 'half')
  await expect(take(folder, { target: half, url: await emptyDatabase() })).rejects.toThrow('schema_migrations')
  expect(readdirSync(place).filter((name) => name.startsWith('half'))).toEqual([])
})

it('refuses before anything is changed: a damaged backup, one without its list, one with what a newer version added, and a database in use', async () => {
  const url = await emptyDatabase()
  await looking(url, async (other) => {
    await other.query('select 1')
    await expect(restore(target, url)).rejects.toThrow('stop it first')
  })
  const copy = copyOfBackup()
  for (const { file } of [...manifest.tables.slice(0, 2), ...manifest.documents.files]) {
    const content = readFileSync(path.join(copy, file))
    const flippedBytes = Buffer.from(content)
    flippedBytes[flippedBytes.length >> 1] = (flippedBytes[flippedBytes.length >> 1] ?? 0) ^ 1
    writeFileSync(path.join(copy, file), flippedBytes)
    await expect(restore(copy, url)).rejects.toThrow(`${file} is missing or was changed`)
    writeFileSync(path.join(copy, file), content)
  }
  const newer = { ...manifest, migrations: [...manifest.migrations, { number: 9001, name: '9001-new', checksum: 'x' }] }
  writeFileSync(path.join(copy, manifestFile), JSON.stringify(newer))
  await expect(restore(copy, url)).rejects.toThrow('9001-new, which this version does not know')
  writeFileSync(path.join(copy, manifestFile), JSON.stringify(manifest))
  rmSync(path.join(copy, 'secret.key'))
  await expect(restore(copy, url)).rejects.toThrow('secret.key is missing')
  writeFileSync(path.join(copy, manifestFile), '{"format": 1')
  await expect(restore(copy, url)).rejects.toThrow('not a complete backup')
  await looking(url, async (other) =>
    expect((await other.query("select from pg_tables where schemaname = 'public'")).rowCount).toBe(0),
  )
})

it('restores a backup of an earlier version and brings it up to this one, its events in their chain', async () => {
  const early = await emptyDatabase()
  await looking(early, async (other) => {
    await migrateUp(other)
    await migrateDownTo(other, 8)
    const id = randomUUID()
    await other.query(
      `insert into quotes (id, uuid, session_id, site, flow_type, schema_version, version, completed, max_step, answers,
        question_sets, test_features, created_at, updated_at)
        values ($1, $2, $2, 'default', 'main', 1, 1, false, '/', '{}', '{}', '{}', now(), now())`,
      [id, randomUUID()],
    )
    await other.query(
      "insert into access_events (at, kind, actor, detail) values (now(), 'exported', 'test', '{\"a\": 1}')",
    )
    await other.query(
      `insert into quote_events values ($1, 1, 1, 'created', '2026-01-02T03:04:05.678Z', 'session:x', null, '[]', '', $2)`,
      [id, hashOfEarly(id)],
    )
  })
  const backup = await take(folder, { url: early })
  expect(backup.manifest.migrations).toHaveLength(8)
  const url = await emptyDatabase()
  await restore(backup.target, url)
  await looking(url, async (other) => {
    expect(await isMigrated(other)).toBe(true)
    expect((await other.query('select events from quotes')).rows).toEqual([{ events: 1 }])
    expect(await verifyEvidence(createDatabase(other))).toMatchObject({ faults: [], events: 1, access: 1 })
  })
})

/** As events were hashed before where they came from was kept. */
function hashOfEarly(quote_id: string): string {
  const at = '2026-01-02T03:04:05.678Z'
  const event = { quote_id, position: 1, version: 1, kind: 'created', at, actor: 'session:x', step: null }
  return contentHash({ ...event, changes: [], previous_hash: '' })
}

it('omits keys and documents that are stored elsewhere, and says so; names a lost document', async () => {
  const elsewhere = await take(folder, { inBucket: true, keysConfigured: true })
  expect(elsewhere.manifest).toMatchObject({ documents: { in: 'bucket', files: [] } })
  expect(elsewhere.manifest.keys).toBeUndefined()
  expect(existsSync(path.join(elsewhere.target, 'secret.key'))).toBe(false)
  const withoutDocuments = dataFolder()
  rmSync(path.join(withoutDocuments, 'documents'), { recursive: true })
  expect((await take(withoutDocuments)).manifest.documents.lost).toHaveLength(1)
})
