import { expect, test } from 'vitest'
import { kindOf } from './document-kind.ts'
import { virus, zipFile } from './testing-files.ts'

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
  ['a text about angle brackets', ascii('margin < 5 %, fees > 3 %'), 'text'],
] as const)('%s (A5)', ([, bytes, kind]) => {
  expect(kindOf(bytes)).toBe(kind)
})

test('never throws over what is cut off anywhere (A5)', () => {
  const whole = office('xl/workbook.xml')
  for (let length = 0; length < whole.length; length++) {
    expect(kindOf(whole.subarray(0, length)), String(length)).not.toBe('xlsx')
  }
})

const bomb = (member: object) => zipFile(['[Content_Types].xml', { name: 'word/document.xml', ...member }])

test.for([
  ['a page', ascii('<!doctype html><p>Balance</p>')],
  ['a page behind blanks and a mark', ascii('\xef\xbb\xbf \r\n<b>Balance</b>')],
  ['a page further on', ascii('Balance\n<ScRiPt src=//evil.example></sCrIpT>')],
  ['a picture with a script', ascii('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['a picture as XML', ascii('<?xml version="1.0"?><svg onload="1"/>')],
  ['a PDF that is a ZIP too', Buffer.concat([ascii('%PDF-1.7\n'), zipFile(['a.exe'])])],
  ['a picture that is a ZIP too', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), zipFile(['a.jar'])])],
  ['what scanners take for a virus', virus],
  ['a PDF with it', Buffer.concat([ascii('%PDF-1.7\n'), virus])],
  ['a Word file with it', bomb({ bytes: virus })],
  ['a program', Buffer.from('4d5a90000300', 'hex')],
  ['a Word file with a program', office('word/document.xml', 'word/embeddings/invoice.exe')],
  ['a spreadsheet with older macros', office('xl/workbook.xml', 'xl/macrosheets/sheet1.xml')],
  ['a Word file that leads out of its folder', office('word/document.xml', '../../.ssh/authorized_keys')],
] as const)('%s is not accepted (case F1)', ([, bytes]) => {
  expect(kindOf(bytes)).toBeUndefined()
})

test.for([
  ['that unpacks to ten gigabytes in three parts', { unpacked: 4_000_000_000 }],
  ['that is too large to say how large', { unpacked: 0xffffffff }],
  ['whose parts lie over each other', { bytes: Buffer.alloc(100), packed: 10_000 }],
] as const)('a Word file %s is not accepted, and nothing is unpacked (case F3)', ([, member]) => {
  expect(kindOf(bomb({}))).toBe('docx')
  expect(kindOf(bomb(member))).toBeUndefined()
})
