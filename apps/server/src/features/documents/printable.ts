// What the fonts built into every PDF reader hold beside Latin-1.
const beside = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
const plain = new Map([
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ı', 'i'],
])

const isHeld = (letter: string): boolean => /[\n\u0020-\u007e\u00a0-\u00ff]/.test(letter) || beside.has(letter)

/**
 * Text as the built-in fonts can print it: a letter they lack loses its accent, and what then is still missing becomes
 * a question mark, since the reader would show something else in its place.
 */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    if (isHeld(letter)) return letter
    const base = plain.get(letter) ?? letter.normalize('NFD').charAt(0)
    return isHeld(base) ? base : '?'
  }).join('')
