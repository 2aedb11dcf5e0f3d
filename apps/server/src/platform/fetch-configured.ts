type Init = Omit<RequestInit, 'redirect' | 'signal'> & {
  /** Nobody is waited for without end. */
  readonly signal: AbortSignal
  /** Where somebody answers that it is elsewhere: an error, or an answer like others; never followed. */
  readonly redirect?: 'error' | 'manual'
}

/**
 * The one way out over HTTP, to addresses that the operator has configured: insurers, messages, tracking, flags, the
 * document store. They may lie in a private network, for whoever configures one means it. What a visitor or an insurer
 * says never becomes an address: a domain to scan is named to the insurer and not even looked up here. No redirect is
 * followed, for it would lead where nobody configured.
 */
export function fetchConfigured(address: string | URL, { redirect = 'error', ...init }: Init): Promise<Response> {
  const { protocol } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`Nothing is fetched by ${protocol}`)
  return fetch(address, { ...init, redirect })
}
