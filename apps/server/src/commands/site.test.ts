import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { defaultSite } from '../testing/default-site.ts'
import { runCommand } from './cli/testing-command.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-site-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const site = (...args: string[]) => runCommand(['site', ...args], { env: { SITES_DIR: folder, INIT_CWD: folder } })

/** Without the advisors’ pictures, which this folder does not have. */
const own = JSON.parse(JSON.stringify(defaultSite), (key, value) => (key === 'avatar' ? undefined : value))
const save = (name: string, change: object) => {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify({ ...own, ...change }))
  return file
}

it('checks the files of a folder, or one of them, and its exit code tells the outcome (C1)', async () => {
  save('acme.json', { id: 'acme', name: 'Acme Shield', hosts: ['acme.example'] })
  expect(await site('check')).toMatchObject({
    exitCode: 0,
    out: 'acme.json has no faults: Acme Shield, en-US, at acme.example\n',
  })
  const brokenFile = save('broken.json', { id: 'acme', currency: 'EURO' })
  const all = await site('check')
  expect(all.exitCode).toBe(1)
  expect(all.err).toContain('broken.json, currency: is "EURO", but must be')
  const one = await site('check', 'broken.json', '--json')
  expect(one).toMatchObject({ exitCode: 1 })
  expect(one.json()).toMatchObject({ faults: [{ file: 'broken.json' }] })
  expect((await site('check', path.join(folder, 'none.json'))).err).toBe(`There is no file ${folder}/none.json.\n`)
  rmSync(brokenFile)
})

it('lists and draws the flow of a site (C1)', async () => {
  save('acme.json', { id: 'acme', hosts: ['acme.example'] })
  expect((await site('list', 'acme')).out).toMatch(
    /^insurance +coverage_choices +\/dynamic-questions\/coverage_choices/m,
  )
  expect(await site('draw', 'acme', 'flow.svg')).toMatchObject({ exitCode: 0, out: '' })
  expect(readFileSync(path.join(folder, 'flow.svg'), 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s)
  expect(await site('list', 'nobody')).toMatchObject({
    exitCode: 1,
    err: 'There is no site nobody: choose one of acme.\n',
  })
})
