import type { QuoteReply } from '@coverwright/contract/quotes'
import { isRecord } from '@coverwright/core/answers/answers'
import { apiUrl } from '../../api/page/base.ts'
import { api, dataOf } from '../../api/server/client.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { keep } from '../../api/server/quote-calls.ts'

const pathOf = (quoteId: string): string => `quote/${quoteId}/directors_and_officers/documents`

/** Where a file that was handed in is fetched again. */
export const documentUrl = (quoteId: string, id: string): string => apiUrl(`${pathOf(quoteId)}/${id}`)

type Sending = {
  readonly quoteId: string
  /** Which document it is: `financials`. */
  readonly document: string
  readonly file: File
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

/** Sends one file. Not with fetch, which cannot say how much has left. Rejects with an ApiProblem. */
export const sendDocument = ({ quoteId, document, file, onProgress, signal }: Sending): Promise<QuoteReply> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PATCH', apiUrl(`${pathOf(quoteId)}?document=${document}`))
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed().slice(-100)))
    request.responseType = 'json'
    request.timeout = 120_000
    const lost = () => reject(new ApiProblem(0, { title: 'No connection' }))
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / Math.max(total, 1)) * 100))
    request.onerror = lost
    request.ontimeout = lost
    request.onabort = lost
    request.onload = () => {
      const reply: unknown = request.response
      if (request.status === 200 && isReply(reply)) resolve(keep(reply.data))
      else reject(new ApiProblem(request.status, isRecord(reply) ? reply : {}))
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })

/** As with every call, our own server is taken at its word. */
const isReply = (reply: unknown): reply is { data: QuoteReply } => isRecord(reply) && isRecord(reply.data)

export const removeDocument = async (quoteId: string, id: string): Promise<QuoteReply> =>
  keep(
    await dataOf(
      api.DELETE('/quote/{id}/directors_and_officers/documents/{document_id}', {
        params: { path: { id: quoteId, document_id: id } },
      }),
    ),
  )
