import { expect, test } from 'vitest'
import { fontsFor, registerFonts } from './print-fonts.ts'
import { printable } from './printable.ts'

registerFonts()
const print = async (text: string) => printable(text, await fontsFor(text))

test.for([
  ['Söhne & Co. — “A”', 'Söhne & Co. — “A”', 'Helvetica'],
  ['a\u0007b\u202ec\u00ad', 'abc', 'Helvetica'],
  ['Cafe\u0301', 'Café', 'Helvetica'],
  ['1\u202f250\u2009000\u00a0€\u202f: −5', '1\u00a0250 000\u00a0€\u00a0: -5', 'Helvetica'],
  ['Zażółć Łódź', 'Zażółć Łódź', ['Noto Sans']],
  ['Nguyễn Çelik İı', 'Nguyễn Çelik İı', ['Noto Sans']],
  ['Ἀθῆναι', 'Ἀθῆναι', ['Noto Sans']],
  ['Щербаков', 'Щербаков', ['Noto Sans']],
  ['شركة النور', 'شركة النور', ['Noto Sans', 'Noto Naskh Arabic']],
  ['בית קפה', 'בית קפה', ['Noto Sans', 'Noto Sans Hebrew']],
  ['株式会社テスト', '株式会社テスト', ['Noto Sans', 'Noto Sans Hans']],
  ['臺灣', '臺灣', ['Noto Sans', 'Noto Sans Hans']],
  ['한국', '한국', ['Noto Sans', 'Noto Sans KR']],
  ['ไทย हिन्दी', 'ไทย हिन्दी', ['Noto Sans', 'Noto Sans Thai']],
  ['Ann 😀', 'Ann 😀', ['Noto Sans', 'Noto Emoji']],
  ['𠮷', '[U+20BB7]', 'Helvetica'],
] as const)('%s is printed as %s (S8)', async ([text, words, fontFamily]) => {
  expect(await print(text)).toMatchObject({ words, fontFamily })
})

test('a letter that no font has is named by its code point, never a question mark (S8)', async () => {
  expect((await print('A\u{10ffff}B\ue000𠮷')).words).toBe('A[U+10FFFF]B[U+E000][U+20BB7]')
})

test.for([
  ['Blue Door', 'ltr'],
  ['12 شركة النور ltd', 'rtl'],
  ['בית', 'rtl'],
  ['Café بيت', 'ltr'],
] as const)('%s runs %s (S8)', async ([text, direction]) => {
  expect((await print(text)).direction).toBe(direction)
})
