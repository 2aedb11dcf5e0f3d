import { asciiDigits } from './ascii-signs.ts'
import { cleanText } from './clean-text.ts'

/** The letters and digits of a one-time code, in ordinary digits. Everything else only separates groups. */
export const readCode = (text: string): string => asciiDigits(cleanText(text)).replace(/[^\p{L}\p{N}]/gu, '')
