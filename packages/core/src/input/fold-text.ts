import { asciiSigns } from './ascii-signs.ts'
import { cleanText } from './clean-text.ts'

/** Accents of Latin, Greek and Cyrillic, points of Hebrew and vowel signs of Arabic: what people leave out. */
const accents = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g

/** Letters that Unicode does not take apart, as people write them without the keys for them. */
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

/** The same in ordinary signs, without accents. Most texts have no others, and need none of it. */
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
 * Text as it is compared and searched, never as it is shown: without the differences of case, accents, normal form,
 * width, digits' script, apostrophes, dashes and blanks that people do not mean. Both sides of a comparison are folded;
 * folding twice changes nothing more.
 */
export const foldText = (text: string): string =>
  withPlainLetters(text).toLowerCase().replace(/['`]/g, '').replace(/ +/g, ' ').trim()
