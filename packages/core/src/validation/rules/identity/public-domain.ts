/** Endings that name a network of one's own, or nothing: no stranger can reach them. Source: RFC 2606, 6761, 6762, 8375, 9476. */
const privateEndings = new Set(
  'local localhost internal intranet private corp home lan test example invalid onion alt arpa'.split(' '),
)

const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const hostName = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z\\d-]{1,59})$`)

/**
 * The domain in what a person typed: `example.com` out of `https://www.Example.com/shop`. Undefined for a numeric
 * address, a name without a dot, and names that only a private network knows.
 */
export function publicDomain(typed: string): string | undefined {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
    .replace(/^www\.(?=.+\.)/, '')
  const ending = host.slice(host.lastIndexOf('.') + 1)
  return host.length <= 253 && hostName.test(host) && !privateEndings.has(ending) ? host : undefined
}
