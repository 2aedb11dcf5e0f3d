import { asciiHost, isHostName } from './host-name.ts'

/**
 * Endings that name a private network, or nothing, so that no stranger can reach them. Source: RFC 2606, 6761, 6762,
 * 8375, 9476.
 */
const privateEndings = new Set(
  'local localhost internal intranet private corp home lan test example invalid onion alt arpa'.split(' '),
)

/**
 * The domain in what a person typed: `example.com` out of `https://www.Example.com/shop`. Undefined for a numeric
 * address, a name without a dot, and names that only a private network knows.
 */
export function publicDomain(text: string): string | undefined {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
    .replace(/^www\.(?=.+\.)/, '')
  const ascii = asciiHost(host)
  const ending = ascii.slice(ascii.lastIndexOf('.') + 1)
  return isHostName(ascii) && !privateEndings.has(ending) ? ascii : undefined
}
