import { expect, test } from 'vitest'
import { virus, zipFile } from '../testing-files.ts'
import { kindOf } from './document-kind.ts'

/** The kind, or the reason of the refusal. */
const detectKind = async (bytes: Buffer): Promise<string> => {
  const kind = await kindOf(bytes)
  return 'refusal' in kind ? `refused: ${kind.refusal}` : kind.kind
}
const ascii = (text: string) => Buffer.from(text, 'latin1')
const office = (...names: readonly string[]) => zipFile(['[Content_Types].xml', ...names])

/** A chunk of a PNG, without its check sum. */
const chunk = (type: string, data: Buffer) =>
  Buffer.concat([Buffer.from([0, 0, 0, data.length]), ascii(type), data, Buffer.alloc(4)])
const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  chunk('IHDR', Buffer.alloc(13)),
  chunk('IDAT', Buffer.alloc(0)),
])
const pdf = ascii('%PDF-1.7\n%\xe2\xe3\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')
/** A compound file with streams of these names. */
const compound = (...streams: readonly string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...streams.map((name) => Buffer.from(name.padEnd(32, '\0'), 'utf16le')),
  ])
const heif = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), ascii(`ftyp${brand}\0\0\0\0mif1${brand}`), Buffer.alloc(100)])
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

test.for([
  ['a PDF', ascii('%PDF-1.7\n…'), 'pdf'],
  ['a PDF of objects', pdf, 'pdf'],
  ['a PDF behind a line break', Buffer.concat([ascii('\r\n'), pdf]), 'pdf'],
  ['a PDF behind a byte order mark', Buffer.concat([ascii('\xef\xbb\xbf'), pdf]), 'pdf'],
  ['a PDF behind blanks and nothing', Buffer.concat([ascii(' \0\0\t\n'), pdf]), 'pdf'],
  [
    'a PDF as printers are sent it',
    Buffer.concat([ascii('\x1b%-12345X@PJL JOB\r\n@PJL SET COPIES=1\r\n'), pdf]),
    'pdf',
  ],
  [
    'a PDF form that checks its fields',
    Buffer.concat([pdf, ascii('<< /S /JavaScript /JS (AFNumber_Format) >>')]),
    'pdf',
  ],
  ['a PNG', png, 'png'],
  ['a JPEG', Buffer.from('ffd8ffe000104a46494600', 'hex'), 'jpeg'],
  ['a spreadsheet', office('xl/workbook.xml'), 'xlsx'],
  ['a Word file', office('word/document.xml'), 'docx'],
  ['a letter in RTF', ascii('{\\rtf1\\ansi{\\fonttbl\\f0 Arial;}\\f0 Dear Sirs,\\par the object of insurance}'), 'rtf'],
  ['a CSV', ascii('holder,shares\r\nAnn,100\r\n'), 'text'],
  ['a CSV that begins as a bitmap would', ascii('BMW,2\r\nMZ,3\r\n'), 'text'],
  ['text with letters of an older program', ascii('Soci\xe9t\xe9'), 'text'],
  ['text in UTF-8', Buffer.from('Œuvre — 東京'), 'text'],
  ['text in UTF-16', utf16('Holder\tShares\r\nÅse\t100\r\n'), 'text'],
  ['text in UTF-16, the other way round', utf16('Holder\tShares\r\n').swap16(), 'text'],
  ['text in UTF-16 without a mark', utf16('Holder\tShares\r\nŁódź\t100\r\n').subarray(2), 'text'],
  ['the same, the other way round', utf16('Holder\tShares\r\n').swap16().subarray(2), 'text'],
  ['a CSV whose first cell is a comparison', ascii('<1 year,12\r\n>1 year,8\r\n'), 'text'],
  ['a letter with words in angle brackets', ascii('Dear Sirs,\n<body of the plan>\n<object of insurance>\n'), 'text'],
  ['a letter that begins with such words', ascii('<body of the plan>\nDear Sirs,\n'), 'text'],
  ['a template', ascii('<Name>,<Shares>\r\n'), 'text'],
  ['a text about angle brackets', ascii('margin < 5 %, fees > 3 %'), 'text'],
] as const)('%s (A5)', async ([, bytes, kind]) => {
  expect(await detectKind(bytes)).toBe(kind)
})

test.for([
  ['a photo of a phone', heif('heic'), 'heic'],
  ['a photo of a phone, of another kind', heif('mif1'), 'heic'],
  ['a scan as TIFF', Buffer.concat([ascii('II*\0\x08\0\0\0'), Buffer.alloc(64)]), 'tiff'],
  ['a scan as TIFF, the other way round', Buffer.concat([ascii('MM\0*\0\0\0\x08'), Buffer.alloc(64)]), 'tiff'],
  ['a GIF', ascii('GIF89a\x01\x00'), 'picture'],
  ['a WebP picture', ascii('RIFF\x24\0\0\0WEBPVP8 '), 'picture'],
  ['an AVIF picture', heif('avif'), 'picture'],
  ['an older Word file', compound('Root Entry', 'WordDocument'), 'oldWord'],
  ['an older Excel file', compound('Root Entry', 'Workbook'), 'oldExcel'],
  ['a locked Word file', compound('Root Entry', 'EncryptionInfo', 'EncryptedPackage'), 'locked'],
  ['an installer', compound('Root Entry', 'Property'), 'kind'],
  ['an encrypted PDF', Buffer.concat([pdf, ascii('trailer\n<< /Root 1 0 R /Encrypt 5 0 R >>')]), 'locked'],
  ['an encrypted PDF, all in one', Buffer.concat([pdf, ascii('<</Type/XRef/Encrypt<</Filter/Standard>>>>')]), 'locked'],
  ['a PDF that starts a program', Buffer.concat([pdf, ascii('<< /S /Launch /F (a.exe) >>')]), 'active'],
  ['an RTF with an object', ascii('{\\rtf1{\\object\\objemb{\\*\\objdata 0105}}}'), 'active'],
  ['an RTF with an object, run together', ascii('{\\rt\\f1{\\*\\objdata0105}}'), 'active'],
  ['an RTF that fetches its template', ascii('{\\rtf1{\\*\\template http://evil.example/a.dot}}'), 'active'],
  ['an RTF that starts a program', ascii('{\\rtf1{\\field{\\*\\fldinst DDEAUTO c:\\\\a.exe}}}'), 'active'],
  ['a spreadsheet with macros', office('xl/workbook.xml', 'xl/vbaProject.bin'), 'active'],
  ['a spreadsheet with older macros', office('xl/workbook.xml', 'xl/macrosheets/sheet1.xml'), 'active'],
  ['a Word file with a program', office('word/document.xml', 'word/embeddings/invoice.exe'), 'active'],
  ['a program', Buffer.from('4d5a90000300', 'hex'), 'kind'],
  ['a program of another kind', Buffer.from('7f454c460201', 'hex'), 'kind'],
  ['a ZIP of anything', zipFile(['a.exe']), 'kind'],
  ['a Word file cut short', office('word/document.xml').subarray(0, 60), 'kind'],
  ['a ZIP whose directory lies', Buffer.concat([ascii('PK\x03\x04'), Buffer.alloc(60, 0xff)]), 'kind'],
  ['a PDF that begins as a page', ascii('<script>\x00%PDF-1.7'), 'kind'],
  ['bytes with a zero here and there', Buffer.from('4100420043440000', 'hex'), 'kind'],
  ['the first bytes of a program', Buffer.from('4d5a9000', 'hex'), 'kind'],
  ['text in UTF-16 cut in a letter', utf16('Ann').subarray(0, 7), 'kind'],
] as const)('%s is refused with its reason (A5, case F1)', async ([, bytes, reason]) => {
  expect(await detectKind(bytes)).toBe(`refused: ${reason}`)
})

test('never throws on a file cut off anywhere (A5)', async () => {
  const workbook = office('xl/workbook.xml')
  for (let length = 0; length < workbook.length; length++) {
    expect(await detectKind(workbook.subarray(0, length)), String(length)).not.toBe('xlsx')
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
  ['a page in UTF-16', utf16('<html><script>1</script>')],
  ['a script with a word in its tag', ascii('Balance <script defer>alert(1)</script>')],
  ['a picture that fails on purpose', ascii('<img src=x onerror=alert(1)>')],
  ['a page within a page', ascii('Balance <body class=x onload=alert(1)>')],
  ['a Word file that leads out of its folder', office('word/document.xml', '../../.ssh/authorized_keys')],
] as const)('%s is not accepted (case F1)', async ([, bytes]) => {
  expect(await detectKind(bytes)).toBe('refused: kind')
})

test.for([
  ['that unpacks to ten gigabytes in three parts', { unpacked: 4_000_000_000 }],
  ['that is too large to say how large', { unpacked: 0xffffffff }],
  ['whose parts lie over each other', { bytes: Buffer.alloc(100), packed: 10_000 }],
] as const)('a Word file %s is not accepted, and nothing is unpacked (case F3)', async ([, member]) => {
  expect(await detectKind(bomb({}))).toBe('docx')
  expect(await detectKind(bomb(member))).toBe('refused: kind')
})
