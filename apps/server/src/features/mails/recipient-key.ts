import { emailKey } from '../people/people.store.ts'
import type { Sealer } from '../quotes/sealer.ts'

/** Finds the mail to an address without the address: nobody can tell it from the key. */
export const recipientKey = (sealer: Sealer, email: string): string =>
  // In hexadecimal, since the sealer's hash takes no notice of dashes: a-b@ and ab@ are two people.
  sealer.hashOf(Buffer.from(emailKey(email)).toString('hex'))
