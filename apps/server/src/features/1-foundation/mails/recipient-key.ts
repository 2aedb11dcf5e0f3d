import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'

// In hexadecimal, since the encryptor's hash takes no notice of dashes: a-b@ and ab@ are two people.
const spelled = (email: string): string => Buffer.from(emailKey(email)).toString('hex')

/** Stands for an address where it is to be found again but not read: nobody can tell it from the key. */
export const recipientKey = (encryptor: Pick<Encryptor, 'hashOf'>, email: string): string =>
  encryptor.hashOf(spelled(email))

/** Finds what was kept about an address, whichever secret key was in use that day. */
export const recipientKeys = (encryptor: Pick<Encryptor, 'hashesOf'>, email: string): readonly string[] =>
  encryptor.hashesOf(spelled(email))
