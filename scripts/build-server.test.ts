import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { docsFiles } from '../apps/server/src/http/docs/docs-files.ts'
import { buildServer } from './build-server.ts'
import { inRoot } from './project.ts'

const folder = inRoot('apps/server/dist')
const textOf = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8')

/** The modules that a file loads. */
const importsOf = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/^import (?:[^"';]* from )?"\.\/([^"]+)"/gm)].map(([, name = '']) => name)

function loadedWith(...files: string[]): ReadonlySet<string> {
  const loadedFiles = new Set(files)
  for (const file of loadedFiles) for (const other of importsOf(file)) loadedFiles.add(other)
  return loadedFiles
}

beforeAll(async () => {
  expect(await buildServer()).toBe(true)
}, 120_000)

test('a start reads a few files and what is seldom needed is not among them (speed)', () => {
  // Loaded while the database starts.
  const loadedFiles = loadedWith('main.js', 'run-server.js')
  // Modules that commands share with the server are files of their own, so that no command loads the whole server: 72
  // in all.
  expect(loadedFiles.size).toBeLessThanOrEqual(84)
  const bytes = [...loadedFiles].reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0)
  expect(bytes).toBeLessThan(7_800_000)
  const all = [...loadedFiles].map(textOf).join('\n')
  // Sending mail, Prometheus metrics, PDFs, trace exporters, payments, OpenID Connect.
  for (const part of [
    'SMTPConnection',
    'collectDefaultMetrics',
    'renderToBuffer',
    'OTLPTraceExporter',
    'StripeResource',
  ])
    expect(all).not.toContain(`class ${part}`)
  expect(all).not.toMatch(/function (collectDefaultMetrics|renderToBuffer|authorizationCodeGrant)\b/)
  // No command is among them.
  expect(all).not.toContain('addHelpText')
})

test('the built server keeps one byte for each letter of its code (speed)', () => {
  const sentNames = docsFiles.map((file) => path.basename(file))
  const code = readdirSync(folder).filter((file) => file.endsWith('.js') && !sentNames.includes(file))
  const wide = code.filter((file) => /[^\0-\x7f]/.test(textOf(file)))
  expect(wide).toEqual([])
})

test('the built server needs no packages beside it (speed)', () => {
  const outputs = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...textOf(file).matchAll(/^import (?:[^"';]* from )?"([^"]+)"|\b(?:__require|require\$?\d*)\("([^"]+)"\)/gm),
    ])
    .map(([, imported, required]) => imported ?? required ?? '')
    .filter((name) => name !== '' && !name.startsWith('./') && !isBuiltin(name))
  // Code that fast-json-stringify and ajv would generate for others, and samples in graphile-worker's documentation.
  const generatedCode = /^(ajv|ajv-formats|fast-json-stringify)\/|^my-/
  expect([...new Set(outputs)].filter((name) => !generatedCode.test(name))).toEqual(['pg-native'])
})
