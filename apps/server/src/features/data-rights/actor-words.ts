import type { Person } from '../people/staff.ts'

export type ActorWords = 'you' | 'your browser' | 'an agent' | 'support' | 'the site'

/** Who did it, as the person concerned may know it: never the pseudonym of somebody else. From `actorOf`. */
export function actorWords(actor: string, { id }: Pick<Person, 'id'>): ActorWords {
  if (actor === `person:${id}`) return 'you'
  if (actor.includes(' for person:')) return 'support'
  if (actor.startsWith('person:')) return 'an agent'
  return actor.startsWith('session:') ? 'your browser' : 'the site'
}
