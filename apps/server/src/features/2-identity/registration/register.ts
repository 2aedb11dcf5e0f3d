import type { RegisterUser } from '@coverwright/contract/people'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { stableUuid } from '../../../platform/stable-uuid.ts'
import { logAccess } from '../access/access-log.store.ts'
import { type Actor, actorPseudonym } from '../actor/actor.ts'
import { ensurePerson, lockPerson, type PersonRow } from '../users/users.store.ts'
import { isOwnApplication, upsertBusiness } from './businesses.store.ts'
import { upsertRegisteredNames } from './registration.store.ts'

/**
 * Creates the person of an address and stores their business; a repetition creates no second one. Anybody may type any
 * address, so the registration belongs to the browser that sent it until the address is proven there, or the
 * application it came from is theirs. Names of a person who has proven their address are not changed. There are no
 * passwords to validate.
 * @param mostOfBrowser how many businesses the browser may have besides those of its own applications
 * @throws 422 for one more
 */
export async function registerPerson(
  trx: Database,
  encryptor: Encryptor,
  registration: RegisterUser['user'],
  by: Actor,
  now: Date,
  mostOfBrowser?: number,
): Promise<PersonRow> {
  const { email, first_name = null, last_name = null, phone = null, business = {}, wholesaler } = registration
  const person = await ensurePerson(trx, { email }, now)
  await lockPerson(trx, person.id)
  await logAccess(trx, { kind: 'registered', actor: actorPseudonym(by), personId: person.id }, now)
  const isTheirs = by.person?.id === person.id && by.original === undefined
  const most = (await isOwnApplication(trx, by, business.id)) ? undefined : mostOfBrowser
  const newRegistration = { personId: person.id, sessionId: by.sessionId, isTheirs, business, wholesaler, most }
  const businessId = business.id ?? stableUuid(`registration/${person.id}/${isTheirs ? 'own' : by.sessionId}`)
  await upsertBusiness(trx, encryptor, { ...newRegistration, businessId }, now)
  // An actor who is signed in registers somebody else.
  if (person.proven_at !== null || by.person) return person
  const names = { person_id: person.id, session_id: by.sessionId, first_name, last_name, phone }
  await upsertRegisteredNames(trx, names)
  return person
}
