import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { isRecord } from '@coverwright/core/answers/answers'
import type { KeyRing } from './key-ring.ts'

/**
 * A sensitive answer as it is stored: AES-256-GCM, and a keyed hash that finds equal answers without decrypting them.
 * `$sealed` is the name in stored data.
 */
export type EncryptedValue = { readonly $sealed: string; readonly hash: string }

export const isEncrypted = (value: unknown): value is EncryptedValue =>
  isRecord(value) && typeof value.$sealed === 'string'

export type Encryptor = ReturnType<typeof createEncryptor>

/** Texts from before keys had names: any of the keys may decrypt them. */
const unnamedVersion = 'v1'
const version = 'v2'

/** The prefix of a text encrypted with the key of this name; without a name, of one that names no key. */
export const encryptedBy = (keyName?: string): string =>
  keyName === undefined ? `${unnamedVersion}.` : `${version}.${keyName}.`

// One key for each purpose, so that a hash reveals nothing about the encryption key. The purposes never change: stored
// data depends on them.
const deriveKey = (secretKey: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `coverwright ${purpose}`, 32))

/** A name that distinguishes keys and reveals nothing about them. */
export const keyName = (secretKey: Buffer): string => deriveKey(secretKey, 'name').toString('hex').slice(0, 8)

const keyOf = (secretKey: Buffer) => ({
  name: keyName(secretKey),
  cipher: deriveKey(secretKey, 'seal'),
  hash: deriveKey(secretKey, 'match'),
})
type Key = ReturnType<typeof keyOf>

/** The first key encrypts, all of them decrypt. */
export const createEncryptor = (...ring: KeyRing) => {
  const [current, ...older] = [keyOf(ring[0]), ...ring.slice(1).map(keyOf)]
  const keys = [current, ...older]

  return {
    /** @param owner what the answer belongs to; text copied to another owner cannot be decrypted there */
    encrypt(answer: unknown, owner: string): EncryptedValue {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current.cipher, nonce).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
      const box = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
      return { $sealed: `${encryptedBy(current.name)}${box}`, hash: this.hashOf(answer) }
    },

    decrypt({ $sealed }: Pick<EncryptedValue, '$sealed'>, owner: string): unknown {
      const [how, ...rest] = $sealed.split('.')
      if (how === unnamedVersion) return decryptWithAny(keys, rest.join('.'), owner)
      const [name = '', box = ''] = rest
      const key = keys.find((each) => each.name === name)
      if (how !== version || !key) throw new Error('It is encrypted with an unknown key')
      return decryptWith(key, box, owner)
    },

    /** Whether another key than the current one encrypted it. */
    isOutdated: ({ $sealed }: Pick<EncryptedValue, '$sealed'>): boolean =>
      !$sealed.startsWith(encryptedBy(current.name)),

    /** Equal for answers that differ only in dashes and spaces. */
    hashOf: (answer: unknown): string => hashWith(current, answer),

    /** All hashes under which this answer may be stored, one for each key. */
    hashesOf: (answer: unknown): readonly string[] => keys.map((key) => hashWith(key, answer)),
  }
}

const hashWith = (key: Key, answer: unknown): string =>
  createHmac('sha256', key.hash).update(String(answer).replace(/[\s-]/g, '')).digest('base64url')

function decryptWith(key: Key, text: string, owner: string): unknown {
  const box = Buffer.from(text, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key.cipher, box.subarray(0, 12)).setAAD(Buffer.from(owner))
  decipher.setAuthTag(box.subarray(12, 28))
  return JSON.parse(Buffer.concat([decipher.update(box.subarray(28)), decipher.final()]).toString('utf8'))
}

function decryptWithAny(keys: readonly Key[], text: string, owner: string): unknown {
  for (const key of keys) {
    try {
      return decryptWith(key, text, owner)
    } catch {
      // Text of another key.
    }
  }
  throw new Error('It is encrypted with an unknown key, or for another owner')
}
