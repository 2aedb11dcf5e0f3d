import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '../../../platform/encryption/key-ring.ts'

const digits = 6

/** A code nobody can foresee: each of the million is as likely. */
export const drawCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0')

export type CodeHash = ReturnType<typeof createCodeHash>

/**
 * Codes are stored under keys of their own, with the id of their row: a copied hash opens nothing elsewhere. One that was
 * sent before the secret key changed is still good.
 */
export function createCodeHash(...ring: KeyRing) {
  const under = (secretKey: Buffer) => {
    const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'coverwright sign-in codes', 32))
    return (id: string, code: string): Buffer => createHmac('sha256', key).update(`${id} ${code}`).digest()
  }
  const [of, ...older] = [under(ring[0]), ...ring.slice(1).map(under)]
  return {
    of,
    /** Takes as long for a wrong code as for the right one. */
    isOf: (hash: Buffer, id: string, code: string): boolean =>
      [of, ...older].map((each) => timingSafeEqual(hash, each(id, code))).includes(true),
  }
}
