import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { isRecord } from '@coverwright/core/answers/answers'
import type { KeyRing } from './key-ring.ts'

/** A sensitive answer as it is stored: AES-256-GCM, and a keyed hash that finds equal answers without opening them. */
export type Sealed = { readonly $sealed: string; readonly hash: string }

export const isSealed = (value: unknown): value is Sealed => isRecord(value) && typeof value.$sealed === 'string'

export type Sealer = ReturnType<typeof createSealer>

/** Texts from before keys had names: whichever key opens them is theirs. */
const unnamed = 'v1'
const version = 'v2'

/** What a sealed text begins with when the key of this name sealed it; without a name, when it names none. */
export const sealedBy = (keyName?: string): string => (keyName === undefined ? `${unnamed}.` : `${version}.${keyName}.`)

// One key for each purpose: a hash must tell nothing about what encrypts.
const derived = (secretKey: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `coverwright ${purpose}`, 32))

/** What a key is called where it is told apart from others. It says nothing about the key. */
export const keyName = (secretKey: Buffer): string => derived(secretKey, 'name').toString('hex').slice(0, 8)

const keyOf = (secretKey: Buffer) => ({
  name: keyName(secretKey),
  cipher: derived(secretKey, 'seal'),
  hash: derived(secretKey, 'match'),
})
type Key = ReturnType<typeof keyOf>

/** The first key seals, all of them open. */
export const createSealer = (...ring: KeyRing) => {
  const [sealing, ...older] = [keyOf(ring[0]), ...ring.slice(1).map(keyOf)]
  const keys = [sealing, ...older]

  return {
    /** @param owner what the answer belongs to: sealed text copied to another owner cannot be opened there */
    seal(answer: unknown, owner: string): Sealed {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealing.cipher, nonce).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
      const box = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
      return { $sealed: `${sealedBy(sealing.name)}${box}`, hash: this.hashOf(answer) }
    },

    open({ $sealed }: Pick<Sealed, '$sealed'>, owner: string): unknown {
      const [how, ...rest] = $sealed.split('.')
      if (how === unnamed) return openWithAny(keys, rest.join('.'), owner)
      const [name = '', box = ''] = rest
      const key = keys.find((each) => each.name === name)
      if (how !== version || !key) throw new Error('It is sealed with a key that is not here')
      return openWith(key, box, owner)
    },

    /** Whether it would be sealed with another key today. */
    isOutdated: ({ $sealed }: Pick<Sealed, '$sealed'>): boolean => !$sealed.startsWith(sealedBy(sealing.name)),

    /** Equal for answers that differ only in dashes and spaces. */
    hashOf: (answer: unknown): string => hashWith(sealing, answer),

    /** Everything that a stored hash of this answer may be: keys change, and what they made stays. */
    hashesOf: (answer: unknown): readonly string[] => keys.map((key) => hashWith(key, answer)),
  }
}

const hashWith = (key: Key, answer: unknown): string =>
  createHmac('sha256', key.hash).update(String(answer).replace(/[\s-]/g, '')).digest('base64url')

function openWith(key: Key, text: string, owner: string): unknown {
  const box = Buffer.from(text, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key.cipher, box.subarray(0, 12)).setAAD(Buffer.from(owner))
  decipher.setAuthTag(box.subarray(12, 28))
  return JSON.parse(Buffer.concat([decipher.update(box.subarray(28)), decipher.final()]).toString('utf8'))
}

function openWithAny(keys: readonly Key[], text: string, owner: string): unknown {
  for (const key of keys) {
    try {
      return openWith(key, text, owner)
    } catch {
      // Another key's.
    }
  }
  throw new Error('It is sealed with a key that is not here, or belongs to something else')
}
