import { BlockList, isIP } from 'node:net'

/**
 * Which proxies' forwarding headers are trusted: none; so many, one behind the other; or those at these addresses (or
 * networks, as in 10.0.0.0/8).
 */
export type TrustedProxies = false | number | readonly string[]

/** Whether to trust a sender, `hop` proxies away from us. */
export type Trusts = (address: string | undefined, hop: number) => boolean

const mostHops = 10
const network = /^(.+)\/(\d{1,3})$/

/** Reads `no`, `yes` (one proxy), a number of proxies, or comma-separated addresses; undefined for all else. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'no') return false
  if (text === 'yes') return 1
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= mostHops ? Number(text) : undefined
  const addresses = text.split(',').map((address) => address.trim())
  return addresses.every(isAddress) ? addresses : undefined
}

function isAddress(text: string): boolean {
  const [, address = text, bits = '0'] = network.exec(text) ?? []
  const family = isIP(address)
  return family !== 0 && Number(bits) <= (family === 4 ? 32 : 128)
}

/** Trusts forwarding headers only as far as our own proxies wrote them. */
export function createTrusts(proxies: TrustedProxies): Trusts {
  if (proxies === false) return () => false
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  const trustedAddresses = new BlockList()
  for (const text of proxies) {
    const [, address = text, bits] = network.exec(text) ?? []
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) trustedAddresses.addAddress(address, family)
    else trustedAddresses.addSubnet(address, Number(bits), family)
  }
  return (address = '') => {
    // A dual-stack socket gives an IPv4 address in its IPv6 form.
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    return isIP(plain) !== 0 && trustedAddresses.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
}
