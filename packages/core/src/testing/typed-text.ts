import fc from 'fast-check'

/**
 * Characters that text handling once got wrong: invisible, joining, direction controls, composed, lone surrogates and
 * wide ones.
 */
const troublesome = [
  ...['\u200b', '\u200d', '\u200c', '\u00ad', '\ufeff', '\u2060', '\u202e', '\u2068', '\u2069', '\u3164', '\u2800'],
  ...['\t', '\n', '\r\n', '\u0085', '\u2028', '\u00a0', '\u202f', '\u3000', '\u0000', '\u001b'],
  ...['e\u0301', 'é', 'ǅ', 'İ', 'ı', 'ß', 'ẞ', 'ﬃ', 'Å', '\u212b', '\u0345', '\u0308', '\ud83d', '\udc69'],
  ...['👩‍🍳', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤', '\ufe0f', '\u{e0067}', 'می\u200cخواهم', 'ক্ষ', 'ড\u09bc', 'க்ஷ', '각', '각'],
  ...['’', '´', '`', '＇', '–', '‑', '−', '．', '，', '٬', '٫', '٤', '４', '४', '৪', '𝟜', '²', '½', 'Ⅻ'],
]

const letter = fc.constantFrom(...'abz AZ09.,-\'"@&<>')
/** Any Unicode character, with those of widely used scripts more often than chance. */
const anySign = fc
  .oneof(
    fc.integer({ min: 0xa0, max: 0x2fff }),
    fc.integer({ min: 0x3000, max: 0x10ffff }),
    // Devanagari to Malayalam: Bengali, Tamil and others whose letters join.
    fc.integer({ min: 0x900, max: 0xd7f }),
  )
  .map((code) => String.fromCodePoint(code))

/** Text of any script, with what people paste along with it. */
export const typedText = fc
  .array(fc.oneof(letter, anySign, fc.constantFrom(...troublesome)), { maxLength: 24 })
  .map((signs) => signs.join(''))

const anyCodePoint = fc
  .integer({ min: 0, max: 0x10f7ff })
  .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800))

/** Any code points. For `unit: 'binary'`, fast-check first makes a table of all million, which takes seconds. */
export const anyText = (limits: { readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ ...limits, unit: anyCodePoint })

const isDigit = /^\p{Nd}$/u

/** The ten digits of every script of Unicode, from zero to nine. */
export const digitsOfScripts: readonly (readonly string[])[] = Array.from({ length: 0x1fc00 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => isDigit.test(sign))
  .reduce<string[][]>((scripts, sign, at) => {
    if (at % 10 === 0) scripts.push([])
    scripts.at(-1)?.push(sign)
    return scripts
  }, [])

/** A text with the digits of one script. */
export const inDigits = (text: string, digits: readonly string[]): string =>
  text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
