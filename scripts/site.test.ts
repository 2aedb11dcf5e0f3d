import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { inRoot } from './project.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-site-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const site = (...args: string[]) =>
  spawnSync(process.execPath, [inRoot('scripts/site.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, SITES_DIR: folder },
  })

/** Without the advisors’ pictures, which this folder does not have. */
const own = JSON.parse(readFileSync(inRoot('sites/default.json'), 'utf8'), (key, value) =>
  key === 'avatar' ? undefined : value,
)
const save = (name: string, change: object) => {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify({ ...own, ...change }))
  return file
}

it('checks the files of a folder, or one of them, and says by its exit code what came of it (C1)', () => {
  save('acme.json', { id: 'acme', name: 'Acme Shield', hosts: ['acme.example'] })
  const sound = site('check')
  expect([sound.status, sound.stdout]).toEqual([0, 'acme.json has no fault: Acme Shield, en-US, at acme.example\n'])
  const broken = save('broken.json', { id: 'acme', currency: 'EURO' })
  const all = site('check')
  expect(all.status).toBe(1)
  expect(all.stderr).toContain('broken.json, currency: is "EURO", but must be')
  expect(site('check', broken).status).toBe(1)
  expect(site('check', path.join(folder, 'none.json')).stderr).toBe(`There is no file ${folder}/none.json.\n`)
  rmSync(broken)
})

it('lists and draws the flow of a site (C1)', () => {
  save('acme.json', { id: 'acme', hosts: ['acme.example'] })
  expect(site('list', 'acme').stdout).toMatch(/^insurance +coverage_choices +\/dynamic-questions\/coverage_choices/m)
  const file = path.join(folder, 'flow.svg')
  expect(site('draw', 'acme', file).status).toBe(0)
  expect(readFileSync(file, 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s)
  const nobody = site('list', 'nobody')
  expect([nobody.status, nobody.stderr]).toEqual([1, 'There is no site nobody: name one of acme.\n'])
})

it('says what it can do when it is asked for something else (C1)', () => {
  const { status, stderr } = site('sing')
  expect(status).toBe(1)
  expect(stderr).toContain('npm run site -- check [file]')
})
