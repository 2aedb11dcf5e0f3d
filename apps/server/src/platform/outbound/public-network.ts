import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-addresses.ts'

/** A refused request; the code says why. */
export class RefusedRequest extends Error {
  readonly code: 'not_https' | 'private_address'

  constructor(code: RefusedRequest['code']) {
    super(code)
    this.code = code
  }
}

/** @throws RefusedRequest for a private IP address, which is not looked up */
export function refusePrivateFigures({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && isPrivateAddress(host)) throw new RefusedRequest('private_address')
}

/**
 * Looks a name up as the connection is made. It fails if any address that the name stands for is private, so a name that
 * changes its meaning after a check leads nowhere.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const [first] = addresses
    if (!first || addresses.some(({ address: each }) => isPrivateAddress(each)))
      return callback(new RefusedRequest('private_address'), [])
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
