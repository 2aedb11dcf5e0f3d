import type { Database } from '../../../platform/database/database.ts'
import { logAccess } from '../access/access-log.ts'
import { type Actor, actorPseudonym } from '../actor/actor.ts'
import { ensurePerson, type NewPerson, type PersonRow } from '../users/users.store.ts'

/**
 * Makes the person of an address. Anybody may type one, so what is said of its person is kept apart, with the browser that
 * said it, until somebody proves the address; of whoever has proven it nothing is kept. What is said of the business stays
 * with its applications.
 */
export async function registerPerson(trx: Database, given: NewPerson, by: Actor, now: Date): Promise<PersonRow> {
  const { email, first_name = null, last_name = null, phone = null } = given
  const person = await ensurePerson(trx, { email }, now)
  await logAccess(trx, { kind: 'registered', actor: actorPseudonym(by), personId: person.id }, now)
  // Whoever is signed in speaks of somebody else.
  if (person.proven_at !== null || by.person) return person
  const said = { first_name, last_name, phone }
  await trx
    .insertInto('registered_names')
    .values({ person_id: person.id, session_id: by.sessionId, ...said })
    .onConflict((conflict) => conflict.columns(['person_id', 'session_id']).doUpdateSet(said))
    .execute()
  return person
}

/** What was said of a person, out of its place: theirs if this very browser said it, and else dropped. */
export async function takeUpNames(
  trx: Database,
  { id }: Pick<PersonRow, 'id'>,
  sessionId: string | undefined,
): Promise<Pick<PersonRow, 'first_name' | 'last_name' | 'phone'> | undefined> {
  const said = await trx.deleteFrom('registered_names').where('person_id', '=', id).returningAll().execute()
  const own = said.find(({ session_id }) => session_id === sessionId)
  return own && { first_name: own.first_name, last_name: own.last_name, phone: own.phone }
}
