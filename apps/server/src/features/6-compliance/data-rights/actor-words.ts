import type { StoredOrigin } from '../../2-identity/access/stored-origin.ts'
import type { Person } from '../../2-identity/users/staff.ts'

export type ActorWords = 'you' | 'your browser' | 'an agent' | 'a partner' | 'support' | 'the site'

/** Who did something, as the person concerned may know it: never another person's pseudonym. Takes an `actorPseudonym`. */
export function actorWords(actor: string, { id }: Pick<Person, 'id'>): ActorWords {
  if (actor === `person:${id}`) return 'you'
  if (actor.includes(' for person:')) return 'support'
  if (actor.startsWith('person:')) return 'an agent'
  if (actor.startsWith('partner:')) return 'a partner'
  return actor.startsWith('session:') ? 'your browser' : 'the site'
}

/** The same with the network it came from, unless that is somebody else's. */
export function byAndNetwork(actor: string, origin: StoredOrigin | null, person: Pick<Person, 'id'>) {
  const by = actorWords(actor, person)
  const isTheirs = by === 'you' || by === 'your browser'
  return { by, ...(isTheirs && origin?.network ? { network: origin.network } : {}) }
}
