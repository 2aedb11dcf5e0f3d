import type { createApp } from '../../../composition/http.ts'
import type { Browser } from '../../../testing/browser.ts'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'

// biome-ignore lint/suspicious/noExplicitAny: a quote as it came over the wire
export type SentQuote = any

const fundedCompany = {
  ...painter,
  insurance_types: typesOf('do'),
  directors_and_officers: { funding: { vc_funding: 'Yes' }, documents: { timing: 'later' } },
}

/** A quote that has come to the documents. */
export async function atDocuments(person: Browser): Promise<SentQuote> {
  return await fillQuote(person, fundedCompany, '/do/documentation')
}

export const pathOf = (quote: SentQuote, more = ''): string =>
  `/api/quote/${quote._id}/directors_and_officers/documents${more}`

type UploadOptions = {
  readonly document?: string
  readonly name?: string
  readonly type?: string
  readonly encoding?: string
}

/** How a person's browser sends files, lists, fetches and removes them. */
export const uploadsTo = (app: Awaited<ReturnType<typeof createApp>>) => ({
  send: (person: Browser, quote: SentQuote, payload: Buffer | string, options: UploadOptions = {}) =>
    app.inject({
      method: 'PATCH',
      url: pathOf(quote, `?document=${options.document ?? 'financials'}`),
      cookies: Object.fromEntries(person.jar),
      headers: {
        'content-type': options.type ?? 'application/octet-stream',
        'x-file-name': encodeURIComponent(options.name ?? 'Bilanz 2025 – ü.pdf'),
        ...(options.encoding ? { 'content-encoding': options.encoding } : {}),
      },
      payload,
    }),
  ask: (person: Browser, method: 'GET' | 'DELETE', url: string) =>
    app.inject({ method, url, cookies: Object.fromEntries(person.jar) }),
})
