import { expect, test } from 'vitest'
import { kindOf } from './document-kind.ts'
import { zipFile } from './testing-files.ts'

const ascii = (text: string) => Buffer.from(text, 'latin1')
const office = (...names: readonly string[]) => zipFile(['[Content_Types].xml', ...names])

test.for([
  ['a PDF', ascii('%PDF-1.7\n…'), 'pdf'],
  ['a PNG', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'png'],
  ['a JPEG', Buffer.from('ffd8ffe000104a46', 'hex'), 'jpeg'],
  ['a spreadsheet', office('xl/workbook.xml'), 'xlsx'],
  ['a Word file', office('word/document.xml'), 'docx'],
  ['a CSV', ascii('holder,shares\r\nAnn,100\r\n'), 'text'],
  ['text with letters of an older program', ascii('Soci\xe9t\xe9'), 'text'],
  ['text in UTF-8', Buffer.from('Œuvre — 東京'), 'text'],
  ['a program', Buffer.from('4d5a90000300', 'hex'), undefined],
  ['a program of another kind', Buffer.from('7f454c460201', 'hex'), undefined],
  ['a GIF', ascii('GIF89a\x01\x00'), undefined],
  ['a ZIP of anything', zipFile(['a.exe']), undefined],
  ['a spreadsheet with macros', office('xl/workbook.xml', 'xl/vbaProject.bin'), undefined],
  ['a Word file cut short', office('word/document.xml').subarray(0, 60), undefined],
  ['a ZIP whose directory lies', Buffer.concat([ascii('PK\x03\x04'), Buffer.alloc(60, 0xff)]), undefined],
  ['a PDF that begins as a page', ascii('<script>\x00%PDF-1.7'), undefined],
] as const)('%s (A5)', ([, bytes, kind]) => {
  expect(kindOf(bytes)).toBe(kind)
})

test('never throws over what is cut off anywhere (A5)', () => {
  const whole = office('xl/workbook.xml')
  for (let length = 0; length < whole.length; length++) {
    expect(kindOf(whole.subarray(0, length)), String(length)).not.toBe('xlsx')
  }
})
