import type { Database } from '../../../platform/database/database.ts'
import { signInOver } from '../roles/refusals.ts'
import type { Person } from './staff.ts'
import { findPerson, findPersonByEmail, shareAccount } from './users.store.ts'

/**
 * Keeps an account from being erased until the transaction ends; throws 401 if it is erased already. Data created for a
 * person while their account is erased would belong to nobody and stay. Visitors have no account.
 */
export async function holdAccount(trx: Database, person: Pick<Person, 'id'> | undefined): Promise<void> {
  if (!person) return
  await shareAccount(trx, person.id)
  const row = await findPerson(trx, person.id)
  if (!row || row.disabled_at !== null) throw signInOver()
}

/**
 * The same for a person who proves an address: they wait while its account is being erased, and then get a new one. Call it
 * before quotes are locked, which is the order of erasing.
 */
export async function holdAccountOf(trx: Database, email: string): Promise<void> {
  const person = await findPersonByEmail(trx, email)
  if (person) await shareAccount(trx, person.id)
}
