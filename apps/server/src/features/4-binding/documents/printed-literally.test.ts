import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { naughtyStrings } from '../../../testing/naughty-strings.ts'
import { createPdfPrinter } from './pdf-printer.ts'
import type { PrintedApplication } from './printed-application.ts'
import { lettersOf } from './testing-letters.ts'

const hits: string[] = []
const server = createServer(({ url = '' }, reply) => {
  hits.push(url)
  reply.end()
})
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve)
})
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const printer = createPdfPrinter()
afterAll(async () => {
  await printer.stop()
  server.close()
})

const traps = [
  `<img src=${base}/image>`,
  '<iframe src=file:///etc/passwd>',
  `url(${base}/style)`,
  `${base}/address.png`,
  `<link rel=stylesheet href=${base}/link>`,
  'data:image/png;base64,iVBORw0KGgo=',
  '/etc/hostname',
]

const printedOf = (texts: readonly string[]): PrintedApplication => ({
  title: texts[0] ?? '',
  company: texts[0] ?? '',
  status: texts[0] ?? '',
  isDraft: true,
  closing: texts.slice(0, 5).map((text) => ({ heading: text, texts: [{ text, citation: text }] })),
  signature: texts.slice(0, 2),
  language: 'en-US',
  sections: [{ title: texts[0] ?? '', rows: texts.map((text) => ({ question: text, answer: text, depth: 1 })) }],
})

test('text that looks like a page or an address is printed letter by letter, and nothing is fetched (case F6)', async () => {
  const pdf = Buffer.from(await printer.print(printedOf(traps), 'A4'))
  const letters = lettersOf(pdf).replaceAll(/\s/g, '')
  for (const trap of traps) expect(letters).toContain(trap.replaceAll(/\s/g, '').slice(0, 15))
  expect(letters).not.toContain('root:')
  expect(pdf.toString('latin1')).not.toMatch(/\/(URI|JavaScript|Launch|EmbeddedFile|Image)\b/)
  expect(hits).toEqual([])
})

test('the pages contain nothing that could fetch (case F6)', () => {
  const code = readFileSync(path.join(import.meta.dirname, 'pdf-pages.ts'), 'utf8')
  const [, parts = ''] = /import \{([^}]+)\} from '@react-pdf\/renderer'/.exec(code) ?? []
  const names = parts.split(',').map((part) => part.trim())
  expect(names).toEqual(['Document', 'Page', 'Path', 'StyleSheet', 'Svg', 'Text', 'View'])
})

test('whatever people type can be printed (case V13)', async () => {
  const pdf = Buffer.from(await printer.print(printedOf(naughtyStrings), 'LETTER'))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  for (const text of naughtyStrings.filter((_, at) => at % 20 === 0)) {
    expect(Buffer.from(await printer.print(printedOf([text]), 'A4')).length).toBeGreaterThan(1000)
  }
}, 240_000)
