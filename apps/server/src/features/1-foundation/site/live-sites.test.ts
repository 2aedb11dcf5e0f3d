import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Site } from '@coverwright/catalogue/sites/site'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { StartupError } from '../../../platform/errors/startup-error.ts'
import { defaultSite } from '../../../testing/default-site.ts'
import { createLiveSites, type LiveSites } from './live-sites.ts'

/** Without the advisors’ pictures, which these folders do not have. */
const own: Site = JSON.parse(JSON.stringify(defaultSite, (key, value) => (key === 'avatar' ? undefined : value)))
const acme: Site = { ...own, id: 'acme', hosts: ['acme.example'] }
const harbor: Site = { ...own, id: 'harbor', hosts: ['harbor.example'] }

let folder = ''
let sites: LiveSites
let lines: string[] = []
const log = { info: () => undefined, error: (_about: unknown, sentence?: string) => void lines.push(sentence ?? '') }

// Timing its own checks would be unreliable, so these tests trigger them.
const watch = () => createLiveSites({ folder, log, quietMs: 2 ** 30 })
const fileOf = (name: string) => path.join(folder, name)
let saves = 0
/** Every save differs in length, since a file system's clock may not distinguish two of them. */
const save = (name: string, site: object | string) => {
  saves += 1
  writeFileSync(fileOf(name), `${typeof site === 'string' ? site : JSON.stringify(site)}${' '.repeat(saves)}`)
}
const lookTwice = async () => {
  await sites.look()
  await sites.look()
}
const nameAt = (host: string) => sites.at(host)?.site.name

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cw-sites-'))
  lines = []
  save('acme.json', acme)
  save('harbor.json', harbor)
  save('site.schema.json', '{}')
  sites = await watch()
})
afterEach(() => {
  sites.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('a saved site is served at the next check, and no other is compiled again (C1)', async () => {
  const { revision } = sites
  const other = sites.byId('harbor')
  save('acme.json', { ...acme, name: 'Acme Shield' })
  await sites.look()
  expect(nameAt('acme.example')).toBe('Acme Shield')
  expect(sites.revision).not.toBe(revision)
  expect(sites.byId('harbor')).toBe(other)
  expect(lines).toEqual([])
})

it('a check without changes changes nothing (C1)', async () => {
  const { revision, all } = sites
  await lookTwice()
  expect(sites.revision).toBe(revision)
  expect(sites.all).toBe(all)
})

it('a new file is served, and a deleted one is not (C1)', async () => {
  save('new.json', { ...own, id: 'new', hosts: ['new.example'] })
  await sites.look()
  expect(nameAt('new.example')).toBe(own.name)
  rmSync(fileOf('new.json'))
  await lookTwice()
  expect(nameAt('new.example')).toBeUndefined()
  expect(sites.byId('new')).toBeUndefined()
  expect(nameAt('acme.example')).toBe(own.name)
})

it('a file that is being replaced may be missing for a moment (C1)', async () => {
  renameSync(fileOf('acme.json'), fileOf('acme.bak'))
  await sites.look()
  expect(nameAt('acme.example')).toBe(own.name)
  renameSync(fileOf('acme.bak'), fileOf('acme.json'))
  await sites.look()
  rmSync(fileOf('acme.json'))
  await sites.look()
  expect(nameAt('acme.example')).toBe(own.name)
})

it('a broken file is reported once, and its last valid version is still served, like all others (C1)', async () => {
  save('acme.json', { ...acme, currency: 'EURO', name: 'Broken' })
  save('harbor.json', { ...harbor, name: 'Harbor Lane' })
  await lookTwice()
  await lookTwice()
  expect(nameAt('acme.example')).toBe(own.name)
  expect(nameAt('harbor.example')).toBe('Harbor Lane')
  expect(lines).toEqual([
    expect.stringMatching(
      /^The site file acme.json is refused, and its last valid version is still served: acme.json, currency: is "EURO", but must be/,
    ),
  ])
  save('acme.json', { ...acme, name: 'Mended' })
  await sites.look()
  expect(nameAt('acme.example')).toBe('Mended')
})

it('a file that is being written is not refused (C1)', async () => {
  save('acme.json', '{ "id": "acme",')
  await sites.look()
  expect(lines).toEqual([])
  save('acme.json', { ...acme, name: 'Written' })
  await sites.look()
  expect(nameAt('acme.example')).toBe('Written')
  expect(lines).toEqual([])
})

it('a new broken file is not served (C1)', async () => {
  save('new.json', '{ "id": "new" }')
  await lookTwice()
  expect(lines[0]).toContain('The site file new.json is refused, and it is not served: new.json, name: is missing')
  expect(sites.all).toHaveLength(2)
})

it('a file that conflicts with another is refused, and served as soon as it does not (C1)', async () => {
  save('new.json', { ...own, id: 'acme', hosts: ['new.example'] })
  await lookTwice()
  expect(lines).toEqual([expect.stringContaining('new.json, id: is "acme", which acme.json has: choose another')])
  expect(sites.at('new.example')).toBeUndefined()
  save('harbor.json', { ...harbor, name: 'Harbor Lane' })
  await lookTwice()
  expect([nameAt('harbor.example'), lines.length]).toEqual(['Harbor Lane', 1])
  rmSync(fileOf('acme.json'))
  await lookTwice()
  expect(sites.at('new.example')?.site.id).toBe('acme')
})

it('two sites may swap places in one check (C1)', async () => {
  save('acme.json', { ...acme, hosts: harbor.hosts })
  save('harbor.json', { ...harbor, hosts: acme.hosts })
  await sites.look()
  expect(sites.at('acme.example')?.site.id).toBe('harbor')
  expect(sites.at('harbor.example')?.site.id).toBe('acme')
  expect(lines).toEqual([])
})

it('a folder that is temporarily unreadable removes nothing (C1)', async () => {
  renameSync(folder, `${folder}-away`)
  await lookTwice()
  expect(lines).toEqual([expect.stringContaining('cannot be read; its last sites are still served')])
  expect(nameAt('acme.example')).toBe(own.name)
  renameSync(`${folder}-away`, folder)
})

it('it does not start with a fault, and reports all of them (C1)', async () => {
  save('acme.json', { ...acme, currency: 1 })
  save('harbor.json', { ...harbor, locale: undefined })
  await expect(watch()).rejects.toThrow(StartupError)
  await expect(watch()).rejects.toThrow(/acme.json, currency: .*\nharbor.json, locale: is missing/)
})

it('an unreadable site file is refused, and other sites are still served (C1)', async () => {
  mkdirSync(fileOf('a-folder.json'))
  symlinkSync(fileOf('nowhere'), fileOf('a-link.json'))
  execFileSync('mkfifo', [fileOf('a-pipe.json')])
  save('a-latin.json', '')
  writeFileSync(fileOf('a-latin.json'), Buffer.from(JSON.stringify({ ...own, name: 'Café' }), 'latin1'))
  save('a-large.json', ' '.repeat(1_000_001))
  save('harbor.json', { ...harbor, name: 'Harbor Lane' })
  await lookTwice()
  await lookTwice()
  expect(nameAt('harbor.example')).toBe('Harbor Lane')
  expect(lines).toEqual([
    expect.stringContaining('a-folder.json: is not a file'),
    expect.stringContaining('a-large.json: has 1,000,0'),
    expect.stringContaining('a-latin.json: is not written in UTF-8: save it with that encoding'),
    expect.stringContaining('a-pipe.json: is not a file'),
  ])
})

it('a missing logo or font is reported, and the site is served once it exists (C2)', async () => {
  const theme = { font: 'Lora', fontFiles: [{ family: 'Lora', url: '/lora.woff2' }] }
  save('acme.json', { ...acme, name: 'Acme Shield', logoUrl: '/site-files/acme.svg', theme })
  await lookTwice()
  await lookTwice()
  const at = path.join(path.basename(folder), 'files')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`logoUrl: is "/site-files/acme.svg", which is not there: put the file at ${at}/acme.svg`)
  expect(lines[0]).toContain(`put the file at ${at}/lora.woff2 and write /site-files/lora.woff2`)
  mkdirSync(fileOf('files'))
  writeFileSync(fileOf('files/acme.svg'), '<svg/>')
  writeFileSync(fileOf('files/lora.woff2'), '')
  await lookTwice()
  expect(lines[1]).toContain('theme.fontFiles[0].url: is "/lora.woff2", but files are served below /site-files/')
  expect(lines[1]).not.toContain('logoUrl')
  const fonts = [{ family: 'Lora', url: '/site-files/lora.woff2' }]
  save('acme.json', {
    ...acme,
    name: 'Acme Shield',
    logoUrl: '/site-files/acme.svg',
    theme: { ...theme, fontFiles: fonts },
  })
  await sites.look()
  expect(nameAt('acme.example')).toBe('Acme Shield')
})

it('a log names the first faults of a file, and says how many more there are (C1)', async () => {
  save('acme.json', { ...acme, hosts: Array.from({ length: 50 }, (_, at) => `Host ${at}`) })
  await lookTwice()
  expect(lines[0]).toContain('hosts[19]: is "Host 19"')
  expect(lines[0]).not.toContain('hosts[20]')
  expect(lines[0]).toMatch(/There are 30 more faults\.$/)
})

it('notices changes by itself, a file that stays broken and a new picture (C1)', async () => {
  sites.stop()
  sites = await createLiveSites({ folder, log, quietMs: 5 })
  save('acme.json', { ...acme, name: 'By itself' })
  await expect.poll(() => nameAt('acme.example')).toBe('By itself')
  save('acme.json', { ...acme, currency: 'EURO' })
  await expect.poll(() => lines).toHaveLength(1)
  save('acme.json', { ...acme, name: 'With a logo', logoUrl: '/site-files/acme.svg' })
  await expect.poll(() => lines).toHaveLength(2)
  mkdirSync(fileOf('files'))
  writeFileSync(fileOf('files/acme.svg'), '<svg/>')
  await expect.poll(() => nameAt('acme.example')).toBe('With a logo')
})

it('a replaced folder is watched like the original (C1)', async () => {
  sites.stop()
  sites = await createLiveSites({ folder, log, quietMs: 5 })
  renameSync(folder, `${folder}-old`)
  await expect.poll(() => lines).toHaveLength(1)
  mkdirSync(folder)
  save('acme.json', { ...acme, name: 'In the new folder' })
  save('harbor.json', harbor)
  await expect.poll(() => nameAt('acme.example')).toBe('In the new folder')
  save('acme.json', { ...acme, name: 'And changed there' })
  await expect.poll(() => nameAt('acme.example')).toBe('And changed there')
  rmSync(`${folder}-old`, { recursive: true })
})
