import { emailKey } from '../../../platform/mail/email-key.ts'
import type { Sealer } from '../../../platform/sealing/sealer.ts'

// In hexadecimal, since the sealer's hash takes no notice of dashes: a-b@ and ab@ are two people.
const spelled = (email: string): string => Buffer.from(emailKey(email)).toString('hex')

/** Stands for an address where it is to be found again but not read: nobody can tell it from the key. */
export const recipientKey = (sealer: Pick<Sealer, 'hashOf'>, email: string): string => sealer.hashOf(spelled(email))

/** Finds what was kept about an address, whichever secret key was in use that day. */
export const recipientKeys = (sealer: Pick<Sealer, 'hashesOf'>, email: string): readonly string[] =>
  sealer.hashesOf(spelled(email))
