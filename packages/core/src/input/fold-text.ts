import { asciiSigns } from './ascii-signs.ts'
import { cleanText } from './clean-text.ts'

/** Accents of Latin, Greek and Cyrillic, points of Hebrew and vowel signs of Arabic: what people leave out. */
const accents = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g

/** Letters that Unicode does not decompose, as people without the keys write them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ς: 'σ',
}
const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')
const invisible = /\p{Default_Ignorable_Code_Point}/gu

const onlyAscii = /^[\x20-\x7e]*$/

/** Replaces characters by ordinary ones without accents. Most texts have no others and are returned at once. */
function withPlainLetters(text: string): string {
  if (onlyAscii.test(text)) return text
  const visible = cleanText(text).replace(invisible, '')
  return asciiSigns(visible)
    .toLowerCase()
    .normalize('NFD')
    .replace(accents, '')
    .replace(special, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
}

/**
 * Text for comparing and searching, never for showing: without differences that people do not mean, of case, accents,
 * normal form, width, script of digits, apostrophes, dashes and blanks. Fold both sides of a comparison; folding twice
 * changes nothing more.
 */
export const foldText = (text: string): string =>
  withPlainLetters(text).toLowerCase().replace(/['`]/g, '').replace(/ +/g, ' ').trim()
