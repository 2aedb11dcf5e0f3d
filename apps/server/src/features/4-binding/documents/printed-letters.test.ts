import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { naughtyStrings } from '../../../testing/naughty-strings.ts'
import { createPdfPrinter } from './pdf-printer.ts'
import type { PrintedApplication } from './printed-application.ts'
import { lettersOf, linesOf } from './testing-letters.ts'

const printer = createPdfPrinter()
afterAll(() => printer.stop())

const printedOf = (answer: string): PrintedApplication => ({
  title: 'Insurance application',
  company: answer,
  status: 'Draft',
  isDraft: true,
  closing: [],
  signature: [answer],
  language: 'en-US',
  sections: [{ title: answer, rows: [{ question: answer, answer, depth: 0 }] }],
  renewal: {
    period: answer,
    changed: {
      heading: 'Changes',
      columns: ['Question', 'Before', 'After'],
      parts: [{ title: answer, rows: [{ question: answer, before: answer, after: answer }] }],
      none: '',
    },
    unchanged: { heading: 'Unchanged', rows: [] },
  },
})
const pdfOf = async (answer: string) => Buffer.from(await printer.print(printedOf(answer), 'A4'))
/** Right to left text is drawn from its end. */
const reverse = (text: string) => [...text].reverse().join('')

test.for([
  ['株式会社テスト', '株式会社テスト'],
  ['Ἀθῆναι', 'Ἀθῆναι'],
  ['Nguyễn Łódź Çelik İı', 'Nguyễn Łódź Çelik İı'],
  ['Ἀθῆναι And Ἀ', 'Ἀθῆναι And Ἀ'],
  ['Щербаков и сыновья', 'Щербаков и сыновья'],
  ['شركة النور', reverse('شركة النور')],
  ['בית קפה', reverse('בית קפה')],
  ['한국 서울', '한국 서울'],
  ['ไทย', 'ไทย'],
  ['Հայկական Հաց', 'Հայկական Հաց'],
  ['ქართული პური', 'ქართული პური'],
  ['উ', '[U+0989]'],
  ['Ann 😀', 'Ann 😀'],
  ['Łódź 👩‍🍳', 'Łódź 👩🍳'],
  ['𠮷野家', '[U+20BB7]野家'],
] as const)('%s is printed with its letters in title, heads and answers (S8)', async ([answer, letters]) => {
  const pdf = await pdfOf(answer)
  const shownLetters = lettersOf(pdf).normalize('NFC').replaceAll(/\s/g, '')
  expect(shownLetters.split(letters.replaceAll(' ', '')).length - 1).toBeGreaterThanOrEqual(9)
  expect(shownLetters).not.toMatch(/[?\ufffd]/)
})

const mail = 'anna-katharina.von-der-sehr-langen-strasse.buchhaltung@accounting.example-of-a-long-name.com'
const site = 'https://www.example.com/insurance/applications/2026/small-business?line=general-liability&step=12'

test.for([mail, site])('%s is broken without a hyphen (S8)', async (answer) => {
  const letters = lettersOf(await pdfOf(answer)).replaceAll(/\s/g, '')
  expect(letters.split(answer).length - 1).toBeGreaterThanOrEqual(9)
})

// The letter with its width in ems, of the narrower weight.
test.for([
  ['W', 0.93],
  ['n', 0.55],
  ['Ł', 0.52],
  ['株', 1],
] as const)('two hundred times %s stays within the margins (S8)', async ([letter, width]) => {
  const pdf = await pdfOf(letter.repeat(200))
  expect(lettersOf(pdf).split(letter).length - 1).toBeGreaterThanOrEqual(1800)
  const widths = linesOf(pdf).map(({ size, text }) => (text.split(letter).length - 1) * width * size)
  expect(Math.max(...widths)).toBeLessThan(500)
})

test('an answer longer than a page goes on at the next (S8)', async () => {
  const pdf = await pdfOf('word '.repeat(400).trim())
  // Five narrow columns of 400 words, and five lines as wide as the page.
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2)
})

const hits: string[] = []
const server = createServer(({ url = '' }, reply) => {
  hits.push(url)
  reply.end()
})
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve)
})
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
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

const printedTexts = (texts: readonly string[]): PrintedApplication => ({
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
  const pdf = Buffer.from(await printer.print(printedTexts(traps), 'A4'))
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
  const pdf = Buffer.from(await printer.print(printedTexts(naughtyStrings), 'LETTER'))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  for (const text of naughtyStrings.filter((_, at) => at % 60 === 0)) {
    expect(Buffer.from(await printer.print(printedTexts([text]), 'A4')).length).toBeGreaterThan(1000)
  }
}, 240_000)
