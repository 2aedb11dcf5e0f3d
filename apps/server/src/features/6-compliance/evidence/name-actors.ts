import type { Database } from '../../../platform/database/database.ts'

export type NameActor = (actor: string) => string

/** Puts the address behind each pseudonym whose person is still there. Both, where support helped somebody. */
export async function nameActors(db: Database, actors: readonly string[]): Promise<NameActor> {
  const ids = [
    ...new Set(actors.flatMap((actor) => [...actor.matchAll(/person:([0-9a-f-]{36})/g)].map(([, id]) => id ?? ''))),
  ]
  const people = ids.length
    ? await db.selectFrom('people').select(['id', 'email']).where('id', 'in', ids).execute()
    : []
  const emails = new Map(people.map(({ id, email }) => [id, email]))
  return (actor) =>
    actor.replace(/person:([0-9a-f-]{36})/g, (pseudonym, id: string) => {
      const email = emails.get(id)
      return email === undefined ? pseudonym : `${pseudonym} (${email})`
    })
}
