import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'

// In hexadecimal, since the encryptor's hash ignores dashes: a-b@ and ab@ are two people.
const emailInHex = (email: string): string => Buffer.from(emailKey(email)).toString('hex')

/** A keyed hash of an address, by which rows can be found without storing the address. */
export const recipientKey = (encryptor: Pick<Encryptor, 'hashOf'>, email: string): string =>
  encryptor.hashOf(emailInHex(email))

/** The keys under which an address may be stored, one for each secret key. */
export const recipientKeys = (encryptor: Pick<Encryptor, 'hashesOf'>, email: string): readonly string[] =>
  encryptor.hashesOf(emailInHex(email))
