import type { Database } from '../../../platform/database/database.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import { listPeople } from '../../2-identity/users/users.store.ts'
import { deskPeople } from './desk-people.ts'

type NamedPerson = { readonly email: string; readonly name: string }

/** Somebody of the staff by their address; the address alone for one who has left. */
export function staffNames(staff: Pick<Staff, 'assignable' | 'agency'>): (email: string) => NamedPerson {
  const names = new Map(deskPeople(staff).map(({ email, name }) => [emailKey(email), name]))
  return (email) => ({ email, name: names.get(email) ?? email })
}

const person = /^person:([0-9a-f-]{36})/

/**
 * Who did something, as the desk reads it: a name or an address, an insurer's name, a partner's, `applicant` for a browser where nobody
 * is signed in, `server` for what happened by itself. Takes pseudonyms of the chain of events.
 */
export async function actorNames(
  db: Database,
  staff: Pick<Staff, 'assignable' | 'agency'>,
  actors: readonly string[],
): Promise<(actor: string) => string> {
  const ids = actors.flatMap((actor) => person.exec(actor)?.[1] ?? [])
  const nameOf = staffNames(staff)
  const people = new Map((await listPeople(db, [...new Set(ids)])).map(({ id, email }) => [id, nameOf(email).name]))
  return (actor) => {
    const id = person.exec(actor)?.[1]
    if (id !== undefined) return people.get(id) ?? 'applicant'
    const partner = /^partner:(\S+)/.exec(actor)?.[1]
    if (partner !== undefined) return partner
    if (actor.startsWith('insurer:')) return insurerName(actor.slice('insurer:'.length))
    return actor.startsWith('session:') ? 'applicant' : 'server'
  }
}
