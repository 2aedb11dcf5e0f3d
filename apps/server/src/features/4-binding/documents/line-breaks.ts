const ideograph = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Bopo}\\u3000-\\u303f\\uff01-\\uff5e'
/** Beside ideographs, but not before a sign that may not begin a line. */
const besideIdeographs = new RegExp(
  `(?:(?<=[${ideograph}])|(?=[${ideograph}]))(?![、。，．：；！？）］｝〉》」』】〕ー々])`,
  'u',
)
/** In addresses, numbers and names of files. */
const afterSign = /(?<=[/\\.,;:@_?&=#+-])/

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

const lettersOf = (text: string): readonly string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** At least as wide as a letter is in any font of ours, in ems. */
function widthOf(letter: string): number {
  if (/^[a-ln-vx-z.,:;/_-]/.test(letter)) return 0.66
  if (/^[A-LN-VX-Z]/.test(letter)) return 0.82
  return /^\d/.test(letter) ? 0.58 : 1
}

const isWithin = (text: string, room: number): boolean =>
  text.length <= room || lettersOf(text).reduce((sum, letter) => sum + widthOf(letter), 0) <= room

/**
 * Where the lines of a text may end within a word: nowhere, but between ideographs and in what is longer than a line. No
 * hyphen is ever added: in a mail address, a number or a name it would be taken for a part of it.
 * @param room the width of a line, in ems
 * @returns the word in parts, for the layout; an empty one is a place to break without a hyphen
 */
export const breaksWithin =
  (room: number) =>
  (word: string): string[] => {
    // Each space by itself: the layout knows only a single one for what parts words.
    if (word.startsWith(' ')) return [...word]
    return word
      .split(besideIdeographs)
      .flatMap((part) => (isWithin(part, room) ? [part] : part.split(afterSign)))
      .flatMap((part) => (isWithin(part, room) ? [part] : lettersOf(part)))
      .flatMap((part) => ['', part])
  }
