import { existsSync } from 'node:fs'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { projectFolder } from '../../../project-folder.ts'
import { printFonts } from './font-files.ts'
import { type FontByLetter, isBuiltIn, plainLetters } from './printable.ts'

/** In a built server the files lie beside the code. */
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
  let missing = [...new Set(plainLetters(texts))].filter((letter) => !isBuiltIn(letter))
  for (const { family } of printFonts) {
    if (missing.length === 0) break
    await Font.load({ fontFamily: family })
    const { data } = Font.getFont({ fontFamily: family })
    const found = missing.filter((letter) => data?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    for (const letter of found) fonts.set(letter, family)
    missing = missing.filter((letter) => !fonts.has(letter))
  }
  return fonts
}
