import { existsSync } from 'node:fs'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { projectFolder } from '../../../project-folder.ts'
import { printFonts } from './font-files.ts'
import { type FontByLetter, isBuiltIn, plainLetters } from './printable.ts'

/** In a built server the files are next to the code. */
function fileOf(file: string): string {
  const beside = path.join(import.meta.dirname, path.basename(file))
  return existsSync(beside) ? beside : path.join(projectFolder, 'node_modules', file)
}

/** Tells the library where the fonts are; each is read when a text needs it. */
export function registerFonts(): void {
  for (const font of printFonts) {
    const bold = 'bold' in font ? [{ src: fileOf(font.bold), fontWeight: 700 }] : []
    Font.register({ family: font.family, fonts: [{ src: fileOf(font.regular), fontWeight: 400 }, ...bold] })
  }
}

/** Finds a font for every letter of these texts, and reads no more fonts than that takes. */
export async function fontsFor(texts: string): Promise<FontByLetter> {
  const fonts = new Map<string, string>()
  const letters = [...new Set(plainLetters(texts))]
  let missing = letters.filter((letter) => !isBuiltIn(letter))
  for (const { family } of printFonts) {
    if (missing.length === 0) break
    await Font.load({ fontFamily: family })
    const { data } = Font.getFont({ fontFamily: family })
    const coveredLetters = missing.filter((letter) => data?.hasGlyphForCodePoint(codePointOf(letter)))
    for (const letter of coveredLetters) fonts.set(letter, family)
    missing = missing.filter((letter) => !fonts.has(letter))
    await nameGlyphs(family, letters)
  }
  return fonts
}

const codePointOf = (letter: string): number => letter.codePointAt(0) ?? 0

/**
 * Has the font meet each letter by itself. One that it meets first as a part of another, as Α in Ἀ, would be drawn, but be
 * no letter of the PDF for who searches or copies it.
 */
async function nameGlyphs(fontFamily: string, letters: readonly string[]): Promise<void> {
  for (const fontWeight of [400, 700]) {
    await Font.load({ fontFamily, fontWeight })
    const { data } = Font.getFont({ fontFamily, fontWeight })
    for (const letter of letters) data?.glyphForCodePoint(codePointOf(letter))
  }
}
