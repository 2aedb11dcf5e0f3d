import type { SupportCustomer } from '@coverwright/contract/support/customers'
import type { Database } from '../../../platform/database/database.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import { referenceOf } from '../desk/desk-application.ts'
import { listOwnedQuotes } from './support-customers.store.ts'

type Dependencies = { readonly db: Database; readonly staff: Pick<Staff, 'asPerson'> }

/** The customers whom support may help, by what their applications say. Staff are not among them. */
export async function findCustomers(
  { db, staff }: Dependencies,
  site: string,
  words: string,
): Promise<SupportCustomer[]> {
  const rows = await listOwnedQuotes(db, site, words)
  const ofCustomers = rows.filter((row) => staff.asPerson(row).role === 'customer')
  return [...Map.groupBy(ofCustomers, ({ email }) => email)].map(([email, own]) => ({
    email,
    applications: own.map(({ uuid, company_name, completed, updated_at }) => ({
      uuid,
      reference: referenceOf(uuid),
      ...(company_name ? { company_name } : {}),
      completed,
      updated_at: updated_at.toISOString(),
    })),
  }))
}
