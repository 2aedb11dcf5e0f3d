import { afterAll, expect, test } from 'vitest'
import { createPdfPrinter } from './pdf-printer.ts'
import type { PrintedApplication } from './printed-application.ts'

const printer = createPdfPrinter({ most: 2 })
afterAll(() => printer.stop())

const rows = Array.from({ length: 200 }, (_, index) => ({
  question: `Question ${index}`,
  answer: '<img src="http://127.0.0.1:1/hit"> =cmd()',
  depth: index % 2,
}))
const application: PrintedApplication = {
  title: 'Insurance application',
  company: 'Ann & Bob',
  status: 'Draft',
  isDraft: true,
  closing: [{ heading: 'New York fraud statement', texts: [{ text: 'A crime.', citation: 'Law 1' }] }],
  signature: ['Signature', 'Date'],
  language: 'en-US',
  sections: [{ title: 'Everything', rows }],
}

test('two hundred questions are laid out without blocking requests, and only a few prints wait (S8, case F10)', async () => {
  const ticks = { count: 0 }
  const ticking = setInterval(() => {
    ticks.count += 1
  }, 5)
  const both = [printer.print(application, 'A4'), printer.print(application, 'LETTER')]
  await expect(printer.print(application, 'A4')).rejects.toMatchObject({ statusCode: 503, code: 'document.busy' })
  const pdfs = await Promise.all(both)
  clearInterval(ticking)
  for (const pdf of pdfs) expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  expect(ticks.count).toBeGreaterThan(10)
  const short = { ...application, sections: [] }
  expect(Buffer.from(await printer.print(short, 'A4')).length).toBeGreaterThan(1000)
})

test('an application of many lines of insurance has as many pages as it needs (S8)', async () => {
  const long = rows
    .slice(0, 60)
    .map((row) => ({ ...row, question: 'Do you store, sell or serve any of these? '.repeat(6) }))
  const pdf = Buffer.from(await printer.print({ ...application, sections: [{ title: 'All', rows: long }] }, 'A4'))
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
})
