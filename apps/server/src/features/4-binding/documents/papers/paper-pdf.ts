import { renderToBuffer } from '@react-pdf/renderer'
import type { PaperSize } from '../print-text.ts'
import type { FontByLetter } from '../printable.ts'
import type { PrintedPaper } from './paper.ts'
import { paperPages } from './paper-pages.ts'

/** A paper as a PDF. A logo that cannot be drawn, as one with letters in a font of its own, is left out. */
export async function paperPdf(paper: PrintedPaper, size: PaperSize, fonts: FontByLetter): Promise<Uint8Array> {
  const { logo, ...brand } = paper.brand
  const withoutLogo = () => renderToBuffer(paperPages({ ...paper, brand }, size, fonts))
  if (logo === undefined) return await withoutLogo()
  return await renderToBuffer(paperPages(paper, size, fonts)).catch(withoutLogo)
}
