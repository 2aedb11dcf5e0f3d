import type { Database } from '../../../platform/database/database.ts'
import { logAccess } from '../access/access-log.store.ts'
import { type Actor, actorPseudonym } from '../actor/actor.ts'
import { ensurePerson, type NewPerson, type PersonRow } from '../users/users.store.ts'
import { upsertRegisteredNames } from './registration.store.ts'

/**
 * Creates the person of an address. Anybody may type any address, so the names are stored separately, with the browser that
 * sent them, until the address is proven. For a proven address nothing is stored. Details of the business stay with its
 * applications.
 */
export async function registerPerson(trx: Database, given: NewPerson, by: Actor, now: Date): Promise<PersonRow> {
  const { email, first_name = null, last_name = null, phone = null } = given
  const person = await ensurePerson(trx, { email }, now)
  await logAccess(trx, { kind: 'registered', actor: actorPseudonym(by), personId: person.id }, now)
  // An actor who is signed in registers somebody else.
  if (person.proven_at !== null || by.person) return person
  const names = { person_id: person.id, session_id: by.sessionId, first_name, last_name, phone }
  await upsertRegisteredNames(trx, names)
  return person
}
