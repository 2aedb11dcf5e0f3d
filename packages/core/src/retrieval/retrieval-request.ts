/** Parameters that name a quote; the first one present counts. Source: seed 4.5. */
const names = [
  'quoteID',
  'uuid',
  'agentQuoteID',
  'applicationUUID',
  'customer_retrieve_id',
  'customer_retrieve_from_chk_id',
  'editApplicationUUID',
  'reviewQuoteUUID',
  'summaryQuoteID',
] as const

export type RetrievalName = (typeof names)[number]

/** Which quote a page is about. Without a name it is the session's own; the resume page fetches none. */
export type RetrievalRequest =
  | { readonly kind: 'named'; readonly name: RetrievalName; readonly id: string }
  | { readonly kind: 'session' }
  | { readonly kind: 'none' }

/** Addresses that name a quote in their path. Source: seed 2.1, 2.2. */
const addresses: readonly (readonly [RegExp, RetrievalName])[] = [
  [/^\/quotes\/([^/]+)$/, 'quoteID'],
  [/^\/([^/]+)\/(?:quote-review|thank-you|submissions_forecast|application-pdf)$/, 'uuid'],
  [/^\/roles\/agent\/quotes\/([^/]+)$/, 'agentQuoteID'],
  [/^\/applications\/([^/]+)$/, 'applicationUUID'],
  [/^\/applications\/([^/]+)\/edit$/, 'editApplicationUUID'],
  [/^\/review\/([^/]+)$/, 'reviewQuoteUUID'],
  [/^\/quotes\/([^/]+)\/summary$/, 'summaryQuoteID'],
]

/**
 * Characters, also encoded, that no address ends in: what mail programs and people add to a link, such as a full stop.
 */
const trailingSigns = /(?:%[0-9a-f]{2}|[^\p{L}\p{N}%])+$/iu

/**
 * The quote that an address names, whatever punctuation follows it.
 * @param path below the site's prefix
 */
export function retrievalRequest(path: string, query: URLSearchParams): RetrievalRequest {
  const page = path.replace(trailingSigns, '')
  if (page === '/resume') return { kind: 'none' }
  for (const name of names) {
    const id = inPath(page, name) ?? query.get(name)?.replace(trailingSigns, '')
    if (id) return { kind: 'named', name, id }
  }
  return { kind: 'session' }
}

function inPath(path: string, name: RetrievalName): string | undefined {
  for (const [address, pattern] of addresses) {
    const id = pattern === name ? address.exec(path)?.[1] : undefined
    if (id !== undefined) return id
  }
  return undefined
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type RetrievalCall = { readonly id: string } & (
  | { readonly path: '/quote/uuid/{uuid}' }
  | { readonly path: '/quote/{id}'; readonly query: { readonly skipMagicLinkAuth?: boolean } }
  | { readonly path: '/quote/{id}/customer_retrieve'; readonly query: { readonly is_checkout?: boolean } }
)

/**
 * The API call that fetches the quote; undefined when `given` cannot be a quote's id. Source: seed 7.1.
 * @param isRedirected the visitor has just come back from signing in, and is not redirected there again
 */
export function retrievalCall(name: RetrievalName, quoteId: string, isRedirected = false): RetrievalCall | undefined {
  if (!uuid.test(quoteId)) return undefined
  const id = quoteId.toLowerCase()
  switch (name) {
    case 'uuid':
    case 'applicationUUID':
    case 'editApplicationUUID':
    case 'reviewQuoteUUID':
      return { path: '/quote/uuid/{uuid}', id }
    case 'customer_retrieve_id':
      return { path: '/quote/{id}/customer_retrieve', id, query: {} }
    case 'customer_retrieve_from_chk_id':
      return { path: '/quote/{id}/customer_retrieve', id, query: { is_checkout: true } }
    default:
      return { path: '/quote/{id}', id, query: isRedirected ? { skipMagicLinkAuth: true } : {} }
  }
}
