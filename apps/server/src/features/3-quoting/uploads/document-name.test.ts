import { cleanText } from '@coverwright/core/input/clean-text'
import { anyText } from '@coverwright/core/testing/typed-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asAttachment, documentName } from './document-name.ts'

test.for([
  ['balance 2025.pdf', 'pdf', 'balance 2025.pdf'],
  ['Balance.PDF', 'pdf', 'Balance.pdf'],
  ['photo.jpeg', 'jpeg', 'photo.jpeg'],
  ['table.csv', 'text', 'table.csv'],
  ['invoice.exe', 'pdf', 'invoice.exe.pdf'],
  ['../../etc/passwd', 'text', 'passwd.txt'],
  ['C:\\Users\\rosa\\cap table.xlsx', 'xlsx', 'cap table.xlsx'],
  ['.htaccess', 'text', 'htaccess.txt'],
  ['con.txt', 'text', 'document con.txt'],
  ['a<b>:"|?*.pdf', 'pdf', 'a_b______.pdf'],
  ['in\u202evoice\u0000\r\n.pdf', 'pdf', 'invoice.pdf'],
  ['Übersicht 東京.pdf', 'pdf', 'Übersicht 東京.pdf'],
  ['Bilanz\u00a02025\u2003\uff08final\uff09.pdf', 'pdf', 'Bilanz 2025 \uff08final\uff09.pdf'],
  ['Cafe\u0301\u200b \ufeffmenu\u00ad.pdf', 'pdf', 'Café menu.pdf'],
  ['\u0646\u0627\u0645\u0647\u200c\u0647\u0627.pdf', 'pdf', '\u0646\u0627\u0645\u0647\u200c\u0647\u0627.pdf'],
  ['Letter.RTF', 'rtf', 'Letter.rtf'],
  ['', 'docx', 'document.docx'],
  ['....', 'pdf', 'document.pdf'],
] as const)('%j as %s is saved as %j (A5)', ([input, kind, name]) => {
  expect(documentName(encodeURIComponent(input), kind)).toBe(name)
})

test('a name that cannot be decoded counts as none (A5)', () => {
  expect(documentName('%E0%A4%A', 'pdf')).toBe('document.pdf')
  expect(documentName(undefined, 'png')).toBe('document.png')
})

test('any input becomes one short name without folders or control characters (A5)', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 300 }), (input) => {
      const name = documentName(encodeURIComponent(input.toWellFormed()), 'pdf')
      // Of invisible characters, only joiners within words and emoji, and the tags of flags, remain.
      expect(name).toMatch(/^(?:[^/\\<>:"|?*\p{Cc}\p{Cf}]|\u200c|\u200d|[\u{e0020}-\u{e007f}])+\.pdf$/u)
      expect(cleanText(name)).toBe(name)
      expect(Array.from(name).length).toBeLessThan(120)
      // Latin-1 without line ends, or the header could not be sent.
      expect(asAttachment(name)).toMatch(
        /^attachment; filename="[\x20-\x21\x23-\x7e]+"; filename\*=UTF-8''[\x21-\x7e]+$/,
      )
    }),
  )
})
