import type { OfferDocument } from '@coverwright/contract/binding/offer-documents'
import type { OfferReply } from '@coverwright/contract/offers'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { isRecord } from '@coverwright/core/answers/answers'
import { queryOptions } from '@tanstack/react-query'
import { apiUrl } from '../page/base.ts'
import { api, dataOf } from '../server/client.ts'
import { ApiProblem } from '../server/problem.ts'
import { cacheQuote } from './quotes.ts'

const pathOf = (quoteId: string): string => `quote/${quoteId}/directors_and_officers/documents`

/** Where an uploaded document is downloaded. */
export const documentUrl = (quoteId: string, id: string): string => apiUrl(`${pathOf(quoteId)}/${id}`)

type DocumentUpload = {
  readonly quoteId: string
  /** Which document it is: `financials`. */
  readonly document: string
  readonly file: File
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

const timeoutMs = 120_000

/** Uploads one file. Not with `fetch`, which does not report progress. Rejects with an `ApiProblem`. */
export const uploadDocument = ({ quoteId, document, file, onProgress, signal }: DocumentUpload): Promise<QuoteReply> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PATCH', apiUrl(`${pathOf(quoteId)}?document=${document}`))
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed().slice(-100)))
    request.responseType = 'json'
    request.timeout = timeoutMs
    const fail = () => reject(new ApiProblem(0, { title: 'No connection' }))
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / Math.max(total, 1)) * 100))
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    request.onload = () => {
      const reply: unknown = request.response
      if (request.status === 200 && isQuoteReply(reply)) resolve(cacheQuote(reply.data))
      else reject(new ApiProblem(request.status, isRecord(reply) ? reply : {}))
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })

const isQuoteReply = (reply: unknown): reply is { data: QuoteReply } => isRecord(reply) && isRecord(reply.data)

export async function removeDocument(quoteId: string, id: string): Promise<QuoteReply> {
  const params = { path: { id: quoteId, document_id: id } }
  return cacheQuote(await dataOf(api.DELETE('/quote/{id}/directors_and_officers/documents/{document_id}', { params })))
}

/** Where a document of an offer or a policy is downloaded. */
export const offerDocumentUrl = (id: string, document: string): string =>
  apiUrl(`quote/${id}/offer_documents/${document}`)

/** Where the offers of an application are downloaded side by side, as a PDF. */
export const proposalUrl = (id: string): string => apiUrl(`quote/${id}/proposal.pdf`)

/** The documents of the offers of an application; asked for again when one of the offers changes. */
export const offerDocumentsQuery = (id: string, offers: readonly OfferReply[]) =>
  queryOptions({
    queryKey: ['offer documents', id, offers.map(({ version, stage }) => `${version} ${stage}`).join()],
    queryFn: (): Promise<readonly OfferDocument[]> =>
      dataOf(api.GET('/quote/{id}/offer_documents', { params: { path: { id } } })),
    refetchOnWindowFocus: true,
    staleTime: 1_000,
  })
