/** Invisible characters: joiners, direction controls, fillers, soft hyphens, variation selectors, tags. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu

/** Those that change how neighboring characters look: in Persian and Indic words, in emoji, in flags of regions. */
const shaping =
  /(?<=(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Emoji}]|\p{Emoji}[\ufe0e\ufe0f])[\u200c\u200d](?=(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Emoji}])|(?<=\p{Emoji})[\ufe0e\ufe0f]|(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]/gu

/** Blanks of every width, and the Braille cell without dots. */
const blank = /[\p{Zs}\t\u2800]/gu
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
const control = /(?!\n)\p{Cc}/gu

function withoutInvisible(text: string): string {
  const keptPositions = new Set(Array.from(text.matchAll(shaping), ({ index }) => index))
  return text.replace(ignorable, (sign, at: number) => (keptPositions.has(at) ? sign : ''))
}

/**
 * Text as it is stored, however it was typed or pasted: normal form C, nothing invisible, plain blanks and line breaks,
 * none around it. Empty when nothing of it is visible. Cleaning twice changes nothing more.
 */
export function cleanText(text: string, lines: 'one' | 'many' = 'one'): string {
  const visible = withoutInvisible(text.toWellFormed().normalize('NFC'))
  const cutText = visible
    .replace(lineBreak, lines === 'one' ? ' ' : '\n')
    .replace(blank, ' ')
    .replace(control, '')
  // Removing an invisible character may let its neighbors combine into one letter.
  return cutText.normalize('NFC').trim()
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** How many characters a person would count: an emoji, or a letter with its accents, is one. */
export function countCharacters(text: string): number {
  // Most texts are short enough however they are counted, and in plain ones each character is one unit.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.length
  let count = 0
  for (const _ of graphemes.segment(text)) count++
  return count
}
