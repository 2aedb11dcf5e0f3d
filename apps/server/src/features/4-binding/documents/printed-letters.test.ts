import { afterAll, expect, test } from 'vitest'
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
  const pdf = await pdfOf('word '.repeat(1500).trim())
  // Five narrow columns of 1500 words, and five lines as wide as the page.
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(8)
})
