import type { Database } from '../../platform/database/database.ts'
import { logAccess } from '../access/access-log.ts'
import { ensurePerson, type NewPerson, type PersonRow } from './people.store.ts'

/**
 * Makes the person of an address, or fills in what is not known yet of one who has never proven it. Whoever has proven
 * it is never changed: anybody may type an address. What is said of the business stays with its applications.
 * @param actor from `actorOf`
 */
export async function registerPerson(
  trx: Database,
  { email, first_name, last_name, phone }: NewPerson,
  actor: string,
  now: Date,
): Promise<PersonRow> {
  const person = await ensurePerson(trx, { email, first_name, last_name, phone }, now)
  await logAccess(trx, { kind: 'registered', actor, personId: person.id }, now)
  if (person.proven_at !== null) return person
  const filled = {
    first_name: person.first_name ?? first_name ?? null,
    last_name: person.last_name ?? last_name ?? null,
    phone: person.phone ?? phone ?? null,
  }
  // Meanwhile a code may have come back.
  await trx.updateTable('people').set(filled).where('id', '=', person.id).where('proven_at', 'is', null).execute()
  return { ...person, ...filled }
}
