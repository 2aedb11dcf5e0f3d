import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allCarriers } from '@coverwright/catalogue/countries/countries'
import { afterAll, expect, it } from 'vitest'
import { runCommand } from '../../../commands/cli/testing-command.ts'
import { projectFolder } from '../../../project-folder.ts'
import { defaultSite } from '../../../testing/default-site.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { readSite } from '../site/read-site.ts'
import { createSites } from '../site/served-site.ts'
import { loadInsurers } from './load-insurers.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-insurers-'))
afterAll(() => {
  // Other tests of this process have the insurers of their countries.
  loadInsurers([])
  rmSync(folder, { recursive: true, force: true })
})

const row = { from: '2026-01-01', outlook: 'in', code: 'AM' }
const acme = {
  id: 'acme_mutual',
  name: 'Acme Mutual',
  country: 'US',
  lines: [
    {
      line: 'gl',
      appetite: [
        { from: '2026-01-01', outlook: 'out', reason: { 'en-US': 'We paint no houses.' }, states: ['IL'] },
        row,
      ],
    },
  ],
}
const gl = (...appetite: object[]) => ({ ...acme, lines: [{ line: 'gl', appetite }] })

/** A folder with the file. */
function folderWith(content: object | string): string {
  const own = mkdtempSync(path.join(folder, 'acme-'))
  writeFileSync(path.join(own, 'insurer.json'), typeof content === 'string' ? content : JSON.stringify(content))
  return own
}

const birch = { ...gl(row), id: 'birch', name: 'Birch' }

const switches = { ...defaultSite.switches, acmeMutualGlOn: true, birchGlOn: true }
const site = { ...defaultSite, switches }

it('insurers of folders are offered at the sites that turn them on, with their own words (Q5, Q6)', async () => {
  expect(readSite(JSON.stringify(site))).toHaveProperty('faults')
  loadInsurers([folderWith(acme), folderWith(birch)])
  expect(readSite(JSON.stringify(site))).toHaveProperty('site')
  const { browser } = await createTestApp({ sites: createSites([site]) })
  const rosa = browser()
  const quote = await fillQuote(rosa, painter)
  const { lines } = (await rosa.get(`quote/${quote._id}/submissions_forecast`)).body.data
  expect(lines[0].insurers.slice(-2)).toMatchObject([
    { carrier: 'acme_mutual', carrier_name: 'Acme Mutual', sample: false, outlook: 'not_offered' },
    { carrier: 'birch', sample: false, outlook: 'likely' },
  ])
  expect(lines[0].insurers.at(-2).reason).toBe('We paint no houses.')
})

it('the file of docs/insurers.md has no fault, and its switch is the one on the page (Q5)', () => {
  const page = readFileSync(path.join(projectFolder, 'docs/insurers.md'), 'utf8')
  const [, file = ''] = /```json\n(\{\n {2}"id".*?)```/s.exec(page) ?? []
  loadInsurers([folderWith(file)])
  const [line] = allCarriers.find(({ id }) => id === 'acme')?.lines ?? []
  expect(page).toContain(`"${line?.switch}": true`)
})

it.each([
  ['{"id": }', 'line 1, column 8'],
  [{ ...acme, name: undefined }, 'name'],
  [{ ...acme, url: 'https://acme.example' }, 'has no key url'],
  [{ ...acme, id: 'cna' }, 'id: is "cna", which another insurer has'],
  [{ ...acme, country: 'JP' }, 'country: is "JP", where no line is sold yet'],
  [{ ...acme, lines: [{ line: 'glx', appetite: [row] }] }, 'lines[0].line: is "glx"'],
  [gl({ ...row, code: undefined }), 'lines[0].appetite[0].code: is missing'],
  [gl({ ...row, outlook: 'refer' }), 'lines[0].appetite[0].reason: is missing'],
  [gl({ ...row, states: ['ZZ'] }), 'lines[0].appetite[0].states[0]: is "ZZ"'],
  [gl({ ...row, reason: 'appetite.nowhere' }), 'reason: is "appetite.nowhere", but no text has this key'],
  [
    gl({ ...row, reason: { 'es-ES': 'No.' } }),
    'lines[0].appetite[0].reason.en-US: is missing: add it in this language',
  ],
])('%j is refused by its place: %s (Q5)', (content, says) => {
  expect(() => loadInsurers([folderWith(content)])).toThrow(says)
  expect(allCarriers.some(({ id }) => id === 'acme_mutual')).toBe(false)
})

it('the check of the sites reports what an insurer’s file lacks, and a folder without one (Q5)', async () => {
  const lacking = folderWith(gl({ ...row, reason: { 'es-ES': 'No.' } }))
  const checkRun = await runCommand(['site', 'check'], { env: { INSURERS: lacking } })
  expect(checkRun).toMatchObject({ exitCode: 1 })
  expect(checkRun.err).toContain('reason.en-US: is missing')
  const none = await runCommand(['site', 'check'], { env: { INSURERS: '@acme/none' } })
  expect(none.err).toBe(
    'INSURERS names @acme/none, which is neither a folder nor an installed package with an insurer.json.\n',
  )
})
