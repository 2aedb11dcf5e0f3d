import { isIPv4, isIPv6 } from 'node:net'
import { currentOrigin } from '../../../platform/request-origin.ts'

/** The origin stored with an event: the request, and the network of its address but never the address. */
export type StoredOrigin = { readonly request: string; readonly network?: string }

/** The origin of the current work; null when no request caused it. */
export function storedOrigin(): StoredOrigin | null {
  const origin = currentOrigin()
  if (!origin) return null
  const network = origin.address === undefined ? undefined : networkOf(origin.address)
  return { request: origin.requestId, ...(network === undefined ? {} : { network }) }
}

/**
 * The first 24 bits of an IPv4 address, the first 48 of an IPv6 one: the town and provider, not the household. Undefined
 * for an invalid address.
 */
export function networkOf(address: string): string | undefined {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(plain)) return undefined
  const [head = '', tail] = plain.split('::')
  const leading = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const groups =
    tail === undefined
      ? leading
      : [...leading, ...Array(Math.max(0, 8 - leading.length - right.length)).fill('0'), ...right]
  const three = groups.slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16))
  return `${three.join(':')}::/48`
}
