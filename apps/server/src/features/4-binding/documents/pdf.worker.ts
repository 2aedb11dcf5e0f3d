import { parentPort } from 'node:worker_threads'
import { renderToBuffer } from '@react-pdf/renderer'
import type { PrintedPaper } from './papers/paper.ts'
import { paperPdf } from './papers/paper-pdf.ts'
import { pdfPages } from './pdf-pages.ts'
import { fontsFor, registerFonts } from './print-fonts.ts'
import type { PaperSize } from './print-text.ts'
import type { PrintedApplication } from './printed-application.ts'

export type PrintedDocument = PrintedApplication | PrintedPaper

export type PdfRequest = { readonly id: number; readonly printed: PrintedDocument; readonly size: PaperSize }
export type PdfReply = { readonly id: number; readonly pdf?: Uint8Array; readonly error?: string }

registerFonts()

async function print(document: PrintedDocument, size: PaperSize): Promise<Uint8Array> {
  const fonts = await fontsFor(JSON.stringify(document))
  return 'form' in document
    ? await paperPdf(document, size, fonts)
    : await renderToBuffer(pdfPages(document, size, fonts))
}

// Laying out a long application takes seconds, which must not block requests.
parentPort?.on('message', async ({ id, printed, size }: PdfRequest) => {
  const reply = await print(printed, size).then(
    (pdf): PdfReply => ({ id, pdf }),
    (error: unknown): PdfReply => ({ id, error: error instanceof Error ? error.message : 'unknown' }),
  )
  parentPort?.postMessage(reply)
})
