import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { registerKeys } from '../features/6-compliance/keys/register-keys.ts'
import { createTestApp } from '../testing/test-app.ts'
import { runCommand } from './cli/testing-command.ts'

const { database, insurers, pool, services } = await createTestApp()

await registerKeys({ db: services.db, ring: services.secretKeys, place: 'ENCRYPTION_KEY', now: new Date() })

const folder = mkdtempSync(path.join(tmpdir(), 'cw-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const sound = {
  ...{ DATABASE_URL: database.url, DATA_DIR: folder, CARRIERS_URL: insurers },
  ENCRYPTION_KEY: services.secretKeys.map((key) => key.toString('base64')).join(),
}
const examine = async (env: Record<string, string>) => {
  const result = await runCommand(['doctor', '--json'], { env: { ...sound, ...env } })
  const { findings } = result.json() as { findings: { part: string; state: string; says: string }[] }
  return { ...result, of: (part: string) => findings.find((each) => each.part === part), findings }
}
/** Nothing listens there. */
const nowhere = '127.0.0.1:1'

it('reports each part of a working server (operations)', async () => {
  const { exitCode, findings, of } = await examine({})
  expect(findings.filter(({ state }) => state === 'failed')).toEqual([])
  expect(exitCode).toBe(0)
  for (const part of ['database', 'clock', 'migrations', 'keys', 'sites', 'disk', 'documents'])
    expect(of(part), part).toMatchObject({ state: 'ok' })
  expect(findings.filter(({ part }) => part.startsWith('insurer '))).toMatchObject([{ state: 'ok' }])
  expect(of('mail')).toMatchObject({ state: 'off' })
  expect((await runCommand(['doctor'], { env: sound })).out).toMatch(/^ok {6}database +PostgreSQL \d+\.\d+ /m)
})

it('reports each part that does not work with what to do, and exit code 1 (operations)', async () => {
  const carriers = path.join(folder, 'carriers.json')
  writeFileSync(carriers, JSON.stringify({ liberty: { url: `http://${nowhere}` } }))
  const { exitCode, of, err } = await examine({
    ...{ SMTP_URL: `smtp://${nowhere}`, MAIL_FROM: 'a@b.example', CLAMAV_URL: `tcp://${nowhere}` },
    ...{ OIDC_ISSUER: `http://${nowhere}`, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
    ...{
      DOCUMENTS_URL: `http://key:secret@${nowhere}/papers`,
      CARRIERS_FILE: carriers,
      TRACKING_URL: `http://${nowhere}`,
    },
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  })
  expect(exitCode).toBe(1)
  expect(err).toMatch(/^7 of \d+ checks failed/)
  for (const [part, toDo] of [
    ['mail', 'check SMTP_URL'],
    ['sign-in', 'check OIDC_ISSUER'],
    ['virus scan', 'check CLAMAV_URL'],
    ['documents', 'check DOCUMENTS_URL'],
    ['insurer liberty', 'check CARRIERS_FILE'],
    ['TRACKING_URL', 'check TRACKING_URL'],
    ['keys', 'add it to ENCRYPTION_KEY'],
  ] as const)
    expect(of(part), part).toMatchObject({ state: 'failed', says: expect.stringContaining(toDo) })
  expect(JSON.stringify(of('documents'))).not.toContain('secret')
})

it('leaves no key, folder or file behind, and reports a missing key (operations)', async () => {
  const data = path.join(folder, 'kept')
  mkdirSync(data)
  const { ENCRYPTION_KEY: _, ...withoutKey } = sound
  const before = await runCommand(['doctor', '--json'], { env: { ...withoutKey, DATA_DIR: data } })
  expect(before.json()).toMatchObject({
    findings: expect.arrayContaining([
      { part: 'keys', state: 'failed', says: expect.stringContaining('secret.key is missing in DATA_DIR') },
      { part: 'documents', state: 'ok', says: 'They will be stored in DATA_DIR.' },
    ]),
  })
  await pool.query('begin; create table kept_keys as select * from secret_keys; delete from secret_keys; commit')
  const first = await runCommand(['doctor', '--json'], { env: { ...withoutKey, DATA_DIR: data } })
  await pool.query('begin; insert into secret_keys select * from kept_keys; drop table kept_keys; commit')
  expect(first.json()).toMatchObject({
    findings: expect.arrayContaining([
      { part: 'keys', state: 'ok', says: 'The first start creates the keys in DATA_DIR.' },
    ]),
  })
  mkdirSync(path.join(data, 'documents'))
  expect((await examine({ DATA_DIR: data })).of('documents')).toMatchObject({ state: 'ok' })
  expect(readdirSync(data, { recursive: true })).toEqual(['documents'])
})

it('does not create a missing bucket (operations)', async () => {
  const requests: (string | undefined)[] = []
  const store = createServer(({ method }, response) => {
    requests.push(method)
    response.writeHead(404).end('<?xml version="1.0"?><Error><Code>NoSuchBucket</Code></Error>')
  })
  await new Promise<void>((resolve) => void store.listen(0, '127.0.0.1', resolve))
  const { port } = store.address() as AddressInfo
  const { of } = await examine({ DOCUMENTS_URL: `http://key:secret@127.0.0.1:${port}/papers` })
  await new Promise((resolve) => store.close(resolve))
  expect(of('documents')).toMatchObject({ state: 'ok', says: expect.stringContaining('the first start creates it') })
  expect(requests).toEqual(['PUT'])
})

it('reports a missing or read-only database, and still checks the other parts (operations)', async () => {
  const findings = await examine({ DATABASE_URL: `postgresql://${nowhere}/none` })
  expect(findings.of('database')).toMatchObject({ state: 'failed', says: expect.stringContaining('start PostgreSQL') })
  expect(findings.of('documents')).toMatchObject({ state: 'ok' })
  const options = encodeURIComponent('-c default_transaction_read_only=on')
  const standby = await examine({ DATABASE_URL: `${database.url}&options=${options}` })
  expect(standby.of('database')).toMatchObject({ state: 'failed', says: expect.stringContaining('like a standby') })
})

it('counts pending migrations, and refuses unknown ones (operations)', async () => {
  await pool.query('insert into schema_migrations (number, name, checksum) values (9999, $1, $2)', ['9999-later', 'x'])
  expect((await examine({})).of('migrations')).toMatchObject({
    state: 'failed',
    says: expect.stringContaining('9999-later, which this version does not know'),
  })
})

it('leaves a machine where nothing was started yet unchanged (operations)', async () => {
  const { exitCode, out } = await runCommand(['doctor'], { env: { DATA_DIR: path.join(folder, 'none') } })
  expect(exitCode).toBe(0)
  expect(out).toContain('the first start creates a database')
  expect(existsSync(path.join(folder, 'none'))).toBe(false)
})
