type Init = Omit<RequestInit, 'redirect' | 'signal'> & {
  /** No call waits for ever. */
  readonly signal: AbortSignal
  /** Whether a redirect is an error or an ordinary answer. It is never followed. */
  readonly redirect?: 'error' | 'manual'
}

/**
 * The only outgoing HTTP calls: to addresses that the operator has configured (carriers, support, tracking, flags, the
 * document store), which may be in a private network. Input of a visitor or a carrier never becomes an address: a domain
 * to scan is named to the carrier and not even resolved here. Redirects are not followed, since they could lead anywhere.
 */
export function fetchConfigured(address: string | URL, { redirect = 'error', ...init }: Init): Promise<Response> {
  const { protocol } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`Addresses with ${protocol} are not fetched`)
  return fetch(address, { ...init, redirect })
}
