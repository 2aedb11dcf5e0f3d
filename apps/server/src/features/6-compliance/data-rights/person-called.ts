import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import type { Person, Staff } from '../../2-identity/users/staff.ts'
import { findPersonByEmail, type PersonRow } from '../../2-identity/users/users.store.ts'

/** Somebody who typed an address in an application and never signed in has no account. */
const withoutAccount = (email: string, now: Date): PersonRow => ({
  id: randomUUID(),
  account_uuid: randomUUID(),
  email: emailKey(email),
  first_name: null,
  last_name: null,
  phone: null,
  proven_at: null,
  disabled_at: null,
  created_at: now,
})

/** The person of an address, also of one that never signed in. */
export async function personCalled(
  db: Database,
  staff: Pick<Staff, 'asPerson'>,
  email: string,
  now: Date,
): Promise<Person> {
  return staff.asPerson((await findPersonByEmail(db, email)) ?? withoutAccount(email, now))
}
