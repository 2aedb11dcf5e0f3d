import { createHash } from 'node:crypto'

// Any namespace will do, as long as it never changes.
const namespace = Buffer.from('8f14e45fceea467a9b1cbf0d4a1c7e52', 'hex')

/** A UUID that follows from a name, as RFC 9562 describes version 5. */
export function stableUuid(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
