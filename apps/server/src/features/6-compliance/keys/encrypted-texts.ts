import { isRecord } from '@coverwright/core/answers/answers'
import { type Encryptor, isEncrypted } from '../../../platform/encryption/encryptor.ts'

/** Every encrypted text in a stored value, which is one itself or a document that contains some. */
export function encryptedTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return within(value)
}

function within(value: unknown): readonly string[] {
  if (isEncrypted(value)) return [value.$sealed]
  if (Array.isArray(value)) return value.flatMap(within)
  return isRecord(value) ? Object.values(value).flatMap(within) : []
}

/** The same value with everything encrypted by today's key. */
export function reencryptValue(value: unknown, encryptor: Encryptor, owner: string): unknown {
  if (typeof value === 'string') return encryptor.encrypt(encryptor.decrypt({ $sealed: value }, owner), owner).$sealed
  return reencryptedWithin(value, encryptor, owner)
}

function reencryptedWithin(value: unknown, encryptor: Encryptor, owner: string): unknown {
  if (isEncrypted(value))
    return encryptor.isOutdated(value) ? encryptor.encrypt(encryptor.decrypt(value, owner), owner) : value
  if (Array.isArray(value)) return value.map((each) => reencryptedWithin(each, encryptor, owner))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, reencryptedWithin(inner, encryptor, owner)]),
  )
}
