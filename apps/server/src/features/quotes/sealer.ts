import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { isRecord } from '@coverwright/core/answers/answers'

/** A sensitive answer as it is stored: AES-256-GCM, and a keyed hash that finds equal answers without opening them. */
export type Sealed = { readonly $sealed: string; readonly hash: string }

export const isSealed = (value: unknown): value is Sealed => isRecord(value) && typeof value.$sealed === 'string'

export type Sealer = ReturnType<typeof createSealer>

const version = 'v1'

export const createSealer = (secretKey: Buffer) => {
  // One key for each purpose: a hash must tell nothing about what encrypts.
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, '', `coverwright ${purpose}`, 32))
  const cipherKey = derived('seal')
  const hashKey = derived('match')

  return {
    /** @param owner what the answer belongs to: sealed text copied to another owner cannot be opened there */
    seal(answer: unknown, owner: string): Sealed {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
      const box = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
      return { $sealed: `${version}.${box}`, hash: this.hashOf(answer) }
    },

    open({ $sealed }: Sealed, owner: string): unknown {
      const box = Buffer.from($sealed.slice(version.length + 1), 'base64')
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, box.subarray(0, 12)).setAAD(Buffer.from(owner))
      decipher.setAuthTag(box.subarray(12, 28))
      return JSON.parse(Buffer.concat([decipher.update(box.subarray(28)), decipher.final()]).toString('utf8'))
    },

    /** Equal for answers that differ only in dashes and spaces. */
    hashOf: (answer: unknown): string =>
      createHmac('sha256', hashKey).update(String(answer).replace(/[\s-]/g, '')).digest('base64url'),
  }
}
