import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { postgresBinaries } from './postgres-binaries.ts'

const place = mkdtempSync(path.join(tmpdir(), 'cw-binaries-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** Programs that report their version, as in a distribution. */
function installVersion(version: string): string {
  const folder = path.join(place, version)
  mkdirSync(folder)
  for (const name of ['initdb', 'postgres']) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\necho "${name} (PostgreSQL) ${version}"\n`)
    chmodSync(path.join(folder, name), 0o755)
  }
  return folder
}

/** A data folder of this major version; undefined: not made yet. */
function clusterOf(major?: number): string {
  const cluster = mkdtempSync(path.join(place, 'cluster-'))
  if (major !== undefined) writeFileSync(path.join(cluster, 'PG_VERSION'), `${major}\n`)
  return cluster
}

const all = ['14.22', '17.9', '17.10', '18.4'].map(installVersion)
const choose = (cluster: string, folder?: string) =>
  path.basename(postgresBinaries({ cluster, named: folder, folders: () => all }))

test('new data uses the newest installed PostgreSQL (operations)', () => {
  expect(choose(clusterOf())).toBe('18.4')
})

test('existing data uses the newest of its own major version (operations)', () => {
  expect(choose(clusterOf(17))).toBe('17.10')
})

test('data that no installed version reads is refused with what to do (operations)', () => {
  const start = () => choose(clusterOf(16))
  expect(start).toThrow('was made by PostgreSQL 16, which no other major version can read')
  expect(start).toThrow('Install 16 or set POSTGRES_BIN_DIR')
})

test('uses only the configured one (operations)', () => {
  expect(choose(clusterOf(), path.join(place, '17.9'))).toBe('17.9')
  expect(() => choose(clusterOf(18), path.join(place, '17.9'))).toThrow('Installed here: 17.9')
  expect(() => choose(clusterOf(), path.join(place, '14.22'))).toThrow('POSTGRES_BIN_DIR is')
  expect(() => choose(clusterOf(), place)).toThrow('does not contain initdb and postgres')
})

test('without any PostgreSQL it says what to set (operations)', () => {
  expect(() => postgresBinaries({ cluster: clusterOf(), named: undefined, folders: () => [] })).toThrow(
    'set DATABASE_URL to a PostgreSQL server, or POSTGRES_BIN_DIR',
  )
})
