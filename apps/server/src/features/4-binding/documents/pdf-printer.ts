import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { PdfReply, PdfRequest, PrintedDocument } from './pdf.worker.ts'
import type { PaperSize } from './print-text.ts'

export type PdfPrinter = ReturnType<typeof createPdfPrinter>

type PendingPrint = { readonly done: (pdf: Uint8Array) => void; readonly failed: (error: Error) => void }

// In a built server both files are JavaScript.
const workerProgram = new URL(`./pdf.worker${path.extname(import.meta.filename)}`, import.meta.url)

const busy = (): AppError =>
  new AppError(503, 'document.busy', 'Too many documents are being made: try again in a moment.', {
    retryAfterSeconds: 5,
  })

/**
 * Makes PDFs one after the other in a worker thread, started with the first one. Refuses with 503 when `most` are waiting.
 */
export function createPdfPrinter({ most = 20 }: { most?: number } = {}) {
  const waiting = new Map<number, PendingPrint>()
  let worker: Worker | undefined
  let lastId = 0

  function failAll(error: Error): void {
    worker = undefined
    for (const { failed } of waiting.values()) failed(error)
    waiting.clear()
  }

  function settle({ id, pdf, error }: PdfReply): void {
    const pending = waiting.get(id)
    waiting.delete(id)
    if (pdf) pending?.done(pdf)
    else pending?.failed(new Error(`The document could not be made: ${error}`))
  }

  function startWorker(): Worker {
    if (worker) return worker
    worker = new Worker(workerProgram)
    worker.on('message', settle)
    worker.on('error', failAll)
    worker.on('exit', () => failAll(new Error('The worker that makes documents ended')))
    // An idle worker does not keep the process alive.
    worker.unref()
    return worker
  }

  return {
    async print(document: PrintedDocument, size: PaperSize): Promise<Uint8Array> {
      if (waiting.size >= most) throw busy()
      lastId += 1
      const id = lastId
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
      waiting.set(id, { done: resolve, failed: reject })
      startWorker().postMessage({ id, printed: document, size } satisfies PdfRequest)
      return await promise
    },

    async stop(): Promise<void> {
      await worker?.terminate()
    },
  }
}
