import { printFonts } from './font-files.ts'

// The characters of the built-in PDF fonts beyond Latin-1.
const beside = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

/** Signs that the built-in fonts have in another form, so that amounts and dates need no font of ours. */
const plain = new Map([
  ['\t', ' '],
  // Intl groups thousands by it in French; elsewhere it stands before a sign.
  ['\u202f', '\u00a0'],
  ['\u2007', '\u00a0'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2212', '-'],
  ['\u2028', '\n'],
  ['\u2029', '\n'],
])

/** Nothing is printed for them, but for the joiners, which change how the letters beside them look. */
const invisible = /(?!\u200c|\u200d|\n|\t)[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

/** Spaces of other widths; Unicode takes them for kinds of the plain one. */
const isSpace = (letter: string): boolean => letter !== '\u00a0' && /\p{Zs}/u.test(letter)

/** Whether the fonts that every reader has print it. */
export const isBuiltIn = (letter: string): boolean =>
  /[\n\u0020-\u007e\u00a0-\u00ff]/.test(letter) || beside.has(letter)

/** The letters of a text in normal form C, with plain spaces and without what prints nothing. */
export const plainLetters = (text: string): readonly string[] =>
  Array.from(
    text.toWellFormed().normalize('NFC').replace(invisible, ''),
    (letter) => plain.get(letter) ?? (isSpace(letter) ? ' ' : letter),
  )

/** The font that prints a letter; none for what the built-in fonts have, nor for what no font has. */
export type FontByLetter = ReadonlyMap<string, string>

export type Printable = {
  readonly words: string
  /** The fonts to take its letters from, the first that has it. */
  readonly fontFamily: string | string[]
  readonly direction: 'ltr' | 'rtl'
}

/**
 * A text as it is printed, with its fonts. A letter that no font has is named by its code point, as in [U+20BB7]: a sign
 * in its place would read as something that somebody wrote.
 */
export function printable(text: string, fonts: FontByLetter): Printable {
  const letters = plainLetters(text)
    .filter((letter) => !isJoiner(letter) || fonts.has(letter))
    .map((letter) => (isBuiltIn(letter) || fonts.has(letter) ? letter : describe(letter)))
  const fontNames = new Set(letters.map((letter) => fonts.get(letter)))
  const families = printFonts.map(({ family }) => family).filter((family, at) => at === 0 || fontNames.has(family))
  return {
    words: letters.join(''),
    // Words in one font: a Latin letter with a rare accent would stand out among those of another.
    fontFamily: letters.some((letter) => fonts.has(letter)) ? families : 'Helvetica',
    direction: rightToLeft.test(text) ? 'rtl' : 'ltr',
  }
}

const isJoiner = (letter: string): boolean => letter === '\u200c' || letter === '\u200d'

const describe = (letter: string): string =>
  `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`

/** By the first letter that has a direction, as browsers do for `dir="auto"`. */
const rightToLeft =
  /^[^\p{L}]*[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}\p{sc=Samr}\p{sc=Mand}]/u
