import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { createPool } from './database.ts'
import { isMigrated, migrateDownTo, migrateUp, readMigrations } from './migrate.ts'

const { url, pool } = await createTestDatabase()

const shape = async (): Promise<unknown> =>
  (
    await pool.query(`select table_name, column_name, data_type, is_nullable from information_schema.columns
      where table_schema = 'public' order by 1, 2`)
  ).rows

const migration = (number: number, up: string, serves_since = number) => ({
  number,
  name: `${number}-test`,
  up,
  down: 'select 1',
  checksum: up,
  serves_since,
})

test('every migration can be undone and done again', async () => {
  const before = await shape()
  await migrateDownTo(pool, 0)
  expect(await isMigrated(pool)).toBe(readMigrations().length === 0)
  await migrateUp(pool)
  expect(await shape()).toEqual(before)
  expect(await isMigrated(pool)).toBe(true)
})

test('servers that start together migrate once', async () => {
  const addedMigrations = [...readMigrations(), migration(9001, 'create table together (id int)')]
  await Promise.all([
    migrateUp(pool, addedMigrations),
    migrateUp(pool, addedMigrations),
    migrateUp(pool, addedMigrations),
  ])
  expect(await isMigrated(pool, addedMigrations)).toBe(true)
  await migrateDownTo(pool, 9000, addedMigrations)
})

test('a migration may take longer than a request may', async () => {
  const hasty = createPool({ url, max: 1, silenceMs: 100 })
  const slow = [...readMigrations(), migration(9001, 'select pg_sleep(0.3)')]
  try {
    await migrateUp(hasty, slow)
    expect(await isMigrated(pool, slow)).toBe(true)
  } finally {
    await hasty.end()
    await migrateDownTo(pool, 9000, slow)
  }
})

test('a failed migration leaves nothing behind', async () => {
  const brokenMigrations = [...readMigrations(), migration(9001, 'create table half (id int); select 1/0')]
  await expect(migrateUp(pool, brokenMigrations)).rejects.toThrow('division by zero')
  expect(JSON.stringify(await shape())).not.toContain('half')
})

test('a migration changed after it ran is refused', async () => {
  const first = [...readMigrations(), migration(9001, 'select 1')]
  const changedMigrations = [...readMigrations(), migration(9001, 'select 2')]
  await migrateUp(pool, first)
  await expect(migrateUp(pool, changedMigrations)).rejects.toThrow(
    '9001-test was changed after it ran on this database',
  )
  await migrateDownTo(pool, 9000, first)
})

test('a database of a newer version is refused', async () => {
  const newer = [migration(9001, 'select 1'), migration(9002, 'select 1')]
  const migrations = readMigrations()
  await migrateUp(pool, [...migrations, ...newer])
  await expect(migrateUp(pool, [...migrations, ...newer.slice(0, 1)])).rejects.toThrow(
    '9002-test, which this version does not know',
  )
  await migrateDownTo(pool, 9000, newer)
})

test('a server of the previous version starts beside a newer one that allows it, and an earlier one does not', async () => {
  const migrations = readMigrations()
  const before = [...migrations, migration(9001, 'create table first (id int)')]
  const after = [...before, migration(9002, 'alter table first add column more int', 9001)]
  await migrateUp(pool, after)
  await migrateUp(pool, before)
  expect(await isMigrated(pool, after), 'nothing was undone').toBe(true)
  await expect(migrateUp(pool, migrations)).rejects.toThrow('9001-test, which this version does not know')
  await migrateDownTo(pool, 9000, after)
})

test('accepts a database that does not record which servers keep working', async () => {
  await pool.query('alter table schema_migrations drop column serves_since')
  const addedMigrations = [...readMigrations(), migration(9001, 'select 1', 17)]
  await migrateUp(pool, addedMigrations)
  await migrateUp(pool)
  await migrateDownTo(pool, 9000, addedMigrations)
})

test('a new migration has to say which servers keep working beside it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-migrations-'))
  const write = (up: string): void => {
    writeFileSync(path.join(folder, '0018-more.up.sql'), up)
    writeFileSync(path.join(folder, '0018-more.down.sql'), 'select 1')
  }
  write('select 1')
  expect(() => readMigrations(folder)).toThrow('0018-more does not begin with')
  write('-- Servers since 0016 go on.\nselect 1')
  expect(readMigrations(folder)).toMatchObject([{ number: 18, serves_since: 16 }])
  rmSync(folder, { recursive: true })
})
