import type { Database } from '../../../platform/database/database.ts'
import { listPeople } from '../../2-identity/users/users.store.ts'

export type NameActor = (actor: string) => string

const pseudonym = /person:([0-9a-f-]{36})/g

/** Adds the address to each pseudonym whose person is still there: to both, where support helped somebody. */
export async function nameActors(db: Database, actors: readonly string[]): Promise<NameActor> {
  const ids = new Set(actors.flatMap((actor) => [...actor.matchAll(pseudonym)].map(([, id = '']) => id)))
  const emails = new Map((await listPeople(db, [...ids])).map(({ id, email }) => [id, email]))
  return (actor) =>
    actor.replace(pseudonym, (name, id: string) => {
      const email = emails.get(id)
      return email === undefined ? name : `${name} (${email})`
    })
}
