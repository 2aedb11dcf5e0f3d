// The characters of the built-in PDF fonts beyond Latin-1.
const beside = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
const plain = new Map([
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ı', 'i'],
  // Intl parts thousands by it in French; elsewhere it stands before a sign.
  ['\u202f', '\u00a0'],
  ['\u2007', '\u00a0'],
  ['\u2060', ''],
  ['\u200b', ''],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2212', '-'],
])

/** Spaces of other widths; Unicode takes them for kinds of the plain one. */
const isSpace = (letter: string): boolean => /\p{Zs}/u.test(letter)

const isHeld = (letter: string): boolean => /[\n\u0020-\u007e\u00a0-\u00ff]/.test(letter) || beside.has(letter)

/**
 * Text as the built-in fonts can print it: a letter they lack loses its accent, and what is still missing becomes a question
 * mark, since the reader would show another character.
 */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    if (isHeld(letter)) return letter
    const base = plain.get(letter) ?? (isSpace(letter) ? ' ' : letter.normalize('NFD').charAt(0))
    return base === '' || isHeld(base) ? base : '?'
  }).join('')
