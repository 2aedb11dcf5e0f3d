import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '../../../platform/encryption/key-ring.ts'

const digits = 6

/** A random code of six digits, all equally likely. */
export const drawCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0')

export type CodeHash = ReturnType<typeof createCodeHash>

/**
 * Codes are hashed with a key of their own and the id of their row, so a hash copied to another row is useless. A code sent
 * before the secret key was rotated stays valid.
 */
export function createCodeHash(...ring: KeyRing) {
  const under = (secretKey: Buffer) => {
    const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'coverwright sign-in codes', 32))
    return (id: string, code: string): Buffer => createHmac('sha256', key).update(`${id} ${code}`).digest()
  }
  const [of, ...older] = [under(ring[0]), ...ring.slice(1).map(under)]
  return {
    of,
    /** Takes the same time for a wrong code as for the right one. */
    isOf: (hash: Buffer, id: string, code: string): boolean =>
      [of, ...older].map((each) => timingSafeEqual(hash, each(id, code))).includes(true),
  }
}
