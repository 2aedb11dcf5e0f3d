import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'

const digits = 6

/** A code nobody can foresee: each of the million is as likely. */
export const drawCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0')

export type CodeHash = ReturnType<typeof createCodeHash>

/** Codes are stored under a key of their own, with the id of their row: a copied hash opens nothing elsewhere. */
export function createCodeHash(secretKey: Buffer) {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'coverwright sign-in codes', 32))
  const of = (id: string, code: string): Buffer => createHmac('sha256', key).update(`${id} ${code}`).digest()
  return {
    of,
    /** Takes as long for a wrong code as for the right one. */
    isOf: (hash: Buffer, id: string, code: string): boolean => timingSafeEqual(hash, of(id, code)),
  }
}
