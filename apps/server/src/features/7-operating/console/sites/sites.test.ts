import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ConsoleSites, SiteFileState } from '@coverwright/contract/console/sites'
import { afterAll, expect, it } from 'vitest'
import { defaultSite } from '../../../../testing/default-site.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { createLiveSites } from '../../../1-foundation/site/live-sites.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-console-sites-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const textOf = (change: object): string =>
  JSON.stringify({ ...defaultSite, ...change }, (key, value) => (key === 'avatar' ? undefined : value), 2)
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const inFolder = (file: string): string => readFileSync(path.join(folder, file), 'utf8')

write('default.json', textOf({}))
write('acme.json', textOf({ id: 'acme', name: 'Acme Shield', hosts: ['acme.localhost'] }))

const sites = await createLiveSites({
  folder,
  log: { info: () => undefined, error: () => undefined },
  quietMs: 2 ** 30,
})
afterAll(() => sites.stop())
const { app, browser, db, clock } = await createTestApp({ sitesFolder: folder, sites })
const lena = browser()
await signInAs(lena, 'operator@coverwright.example')

const list = async (): Promise<ConsoleSites> => (await lena.get('console/sites')).body.data
const state = async (file = 'acme.json'): Promise<SiteFileState> => (await lena.get(`console/sites/${file}`)).body.data
/** Keeps a draft over what is live, in place of the one before. */
async function draft(text: string, file = 'acme.json') {
  const before = (await lena.get(`console/sites/${file}`)).body.data as SiteFileState | undefined
  const replaces = before?.draft ? { replaces: before.draft.hash } : {}
  const reply = await lena.post(`console/sites/${file}/draft`, { text, base: before?.hash ?? '', ...replaces })
  expect(reply.status).toBe(200)
  return (reply.body.data as SiteFileState).draft
}
const publish = async (hash: string | undefined, file = 'acme.json') =>
  await lena.post(`console/sites/${file}/publish`, { draft: hash, note: 'A new name' })
const page = async (url: string, headers: object = {}) =>
  await app.inject({ url, headers: { host: 'localhost', accept: 'application/json', ...headers } })

const acme = (change: object): string =>
  textOf({ id: 'acme', name: 'Acme Shield', hosts: ['acme.localhost'], ...change })

it('lists the sites with where they are served, what they sell and what the check finds (O11)', async () => {
  const { sites: listedSites, can_publish } = await list()
  expect(can_publish).toBe(true)
  expect(listedSites.map(({ file }) => file)).toEqual(['acme.json', 'default.json'])
  expect(listedSites[0]).toMatchObject({ id: 'acme', addresses: ['acme.localhost'], locale: 'en-US', faults: [] })
  expect(listedSites[0]?.insurers.length).toBeGreaterThan(1)
  expect(listedSites[0]?.lines).toContain('General Liability')
  write('broken.json', '{ "id": ')
  const brokenSite = (await list()).sites.find(({ file }) => file === 'broken.json')
  expect(brokenSite).toMatchObject({ faults: [{ at: 'line 1, column 9' }], addresses: [] })
  rmSync(path.join(folder, 'broken.json'))
})

it('shows a draft at its own address alone, to whoever has that, and saves nothing there (O11)', async () => {
  const { address = '' } = (await draft(acme({ name: 'Acme Reborn' })))?.preview ?? {}
  expect(address).toMatch(/^\/preview\//)
  const nameAt = async (url: string) => (await page(url)).json<{ data: { name: string } }>().data.name
  expect(await nameAt(`${address}api/site`)).toBe('Acme Reborn')
  expect((await page('/api/site', { host: 'acme.localhost' })).json().data.name).toBe('Acme Shield')
  expect(await nameAt(`${(await state()).preview?.address}api/site`)).toBe('Acme Shield')

  const reply = await app.inject({
    url: `${address}api/v1/users/get-logged-in-user.json`,
    cookies: Object.fromEntries(lena.jar),
  })
  expect(reply.json().data.status).toBe('not_authenticated')
  const save = await app.inject({
    method: 'POST',
    url: `${address}api/quote`,
    payload: {},
    cookies: Object.fromEntries(lena.jar),
  })
  expect([save.statusCode, save.json().code]).toEqual([403, 'preview.nothing_saved'])
  const { headers } = await page(`${address}api/site`)
  expect([headers['set-cookie'], headers['x-robots-tag']]).toEqual([undefined, 'noindex'])
  expect((await page(address)).headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect((await page('/')).headers['content-security-policy']).toContain("frame-ancestors 'none'")

  const forgedAddress = `${address.slice(0, -3)}AA/`
  expect((await page(`${forgedAddress}api/site`)).statusCode).toBe(404)
  const before = clock.now
  clock.now = new Date(before.getTime() + 31 * 60_000)
  expect((await page(`${address}api/site`)).statusCode).toBe(404)
  clock.now = before
})

it('refuses a draft with a fault, with what the check says (O11)', async () => {
  const faulty = await draft(acme({ currency: 'EURO' }))
  expect(faulty?.preview).toBeUndefined()
  expect(faulty?.faults[0]?.at).toBe('currency')
  const refusal = await publish(faulty?.hash)
  expect([refusal.status, refusal.body.code]).toEqual([422, 'site_file.faulty'])
  expect(refusal.body.errors[0]).toMatchObject({ field: 'currency', message: expect.stringContaining('"EURO"') })
  const reply = await draft(acme({ hosts: defaultSite.hosts }))
  expect(reply?.faults[0]?.says).toContain('where default.json is served')
})

it('publishes a draft by writing its file, which is served from then on, and keeps who did it and why (O11)', async () => {
  const draftReply = await draft(acme({ name: 'Acme Reborn' }))
  expect(draftReply?.changes).toEqual([{ at: 'name', before: 'Acme Shield', after: 'Acme Reborn' }])
  const reply = await publish(draftReply?.hash)
  expect(reply.status).toBe(200)
  expect(inFolder('acme.json')).toBe(acme({ name: 'Acme Reborn' }))
  expect(readdirSync(folder)).toEqual(['acme.json', 'default.json'])
  await sites.look()
  expect((await page('/api/site', { host: 'acme.localhost' })).json().data.name).toBe('Acme Reborn')
  const { history, draft: none } = reply.body.data as SiteFileState
  expect(none).toBeUndefined()
  expect(history).toMatchObject([
    { kind: 'published', by: 'Lena Marsh', note: 'A new name', is_live: true, changes: draftReply?.changes },
    { kind: 'found', is_live: false },
  ])
  const events = await db.selectFrom('access_events').select('detail').where('kind', '=', 'site_published').execute()
  expect(events).toMatchObject([{ detail: { file: 'acme.json', how: 'published', hash: draftReply?.hash } }])
})

it('rolls back to an earlier text (O11)', async () => {
  const { hash, history } = await state()
  const version = history.at(-1)?.id
  const reply = await lena.post('console/sites/acme.json/roll-back', { version, live: hash, note: 'The old name' })
  expect(reply.status).toBe(200)
  expect(inFolder('acme.json')).toBe(acme({}))
  expect(reply.body.data.history).toMatchObject([{ kind: 'rolled_back', is_live: true }, {}, { is_live: false }])
  const unknownReply = await lena.post('console/sites/acme.json/roll-back', { version: '999', live: hash })
  expect([unknownReply.status, unknownReply.body.code]).toEqual([404, 'site_version.not_found'])
})

it('refuses to publish over a file or a draft that somebody else changed (O11)', async () => {
  const reply = await draft(acme({ name: 'Acme Reborn' }))
  const live = await state()
  write('acme.json', acme({ name: 'Acme by hand' }))
  const refusal = await publish(reply?.hash)
  expect([refusal.status, refusal.body.code]).toEqual([409, 'site_file.changed'])
  expect((await state()).draft?.is_outdated).toBe(true)
  expect((await lena.post('console/sites/acme.json/roll-back', { version: '1', live: live.hash })).body.code).toBe(
    'site_file.changed',
  )
  const late = await lena.post('console/sites/acme.json/draft', { text: '{}', base: live.hash })
  expect([late.status, late.body.code]).toEqual([409, 'site_draft.changed'])
  const again = await draft(acme({ name: 'Acme Reborn' }))
  expect((await publish(again?.hash)).status).toBe(200)
  expect((await state()).history[1]).toMatchObject({ kind: 'found', changes: [{ after: 'Acme by hand' }] })
})

it('makes a new site, and drops a draft (O11)', async () => {
  const text = textOf({ id: 'newcomer', hosts: ['newcomer.localhost'] })
  const reply = await draft(text, 'newcomer.json')
  expect((await list()).sites.at(-1)).toMatchObject({ file: 'newcomer.json', has_draft: true })
  expect((await publish(reply?.hash, 'newcomer.json')).status).toBe(200)
  expect(inFolder('newcomer.json')).toBe(text)
  await draft('{', 'newcomer.json')
  expect((await lena.delete('console/sites/newcomer.json/draft')).status).toBe(204)
  expect((await state('newcomer.json')).draft).toBeUndefined()
  expect((await lena.get('console/sites/nobody.json')).body.code).toBe('site_file.not_found')
  expect((await lena.get('console/sites/..%2fsecret.json')).status).not.toBe(200)
})

it('does not write where files are deployed, and says so (O11)', async () => {
  const reply = await draft(acme({ name: 'Acme deployed' }))
  rmSync(path.join(folder, 'acme.json'))
  write('deployed.txt', acme({ name: 'Acme Reborn' }))
  symlinkSync('deployed.txt', path.join(folder, 'acme.json'))
  chmodSync(path.join(folder, 'deployed.txt'), 0o444)
  expect((await state()).can_publish).toBe(false)
  const refusal = await publish(reply?.hash)
  expect([refusal.status, refusal.body.code]).toEqual([409, 'file.read_only'])
  expect(inFolder('deployed.txt')).toContain('Acme Reborn')
})
