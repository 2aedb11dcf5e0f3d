import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * `cw_`, the id, a secret of 192 bits and a check sum, in hexadecimal: scanners of repositories and logs recognize a
 * leaked token, and most mistyped ones are refused without a query.
 */
const form = /^cw_([0-9a-f]{16})[0-9a-f]{48}([0-9a-f]{8})$/

const checkSum = (text: string): string => crc32(text).toString(16).padStart(8, '0')

/** A new token and its id, by which it is listed. */
export function drawApiToken(): { readonly id: string; readonly token: string } {
  const id = randomBytes(8).toString('hex')
  const body = `cw_${id}${randomBytes(24).toString('hex')}`
  return { id, token: `${body}${checkSum(body)}` }
}

/** The id of a token; undefined for what is none. */
export function idOfToken(token: string): string | undefined {
  const [, id, sum] = form.exec(token) ?? []
  return sum === checkSum(token.slice(0, -8)) ? id : undefined
}

/** Without a key: nobody guesses 192 random bits. */
export const hashOfApiToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** Takes the same time wherever the two differ. */
export const isSameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
