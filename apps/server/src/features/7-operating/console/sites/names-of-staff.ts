import type { StaffFile } from '@coverwright/catalogue/staff/staff'
import type { Database } from '../../../../platform/database/database.ts'
import { emailKey } from '../../../../platform/mail/email-key.ts'
import { listPeople } from '../../../2-identity/users/users.store.ts'

type Dependencies = { readonly db: Database; readonly staffFile: StaffFile }

const person = /^person:([0-9a-f-]{36})/

/** The names of staff by their pseudonyms; the address of somebody who has left, nothing of one who is erased. */
export async function namesOfStaff(
  { db, staffFile }: Dependencies,
  actors: readonly string[],
): Promise<(actor: string) => string | undefined> {
  const ids = [...new Set(actors.flatMap((actor) => person.exec(actor)?.[1] ?? []))]
  const people = new Map((await listPeople(db, ids)).map(({ id, email }) => [id, nameOf(staffFile, email)]))
  return (actor) => people.get(person.exec(actor)?.[1] ?? '')
}

function nameOf({ people }: StaffFile, email: string): string {
  const member = people.find((each) => emailKey(each.email) === emailKey(email))
  return [member?.first_name, member?.last_name].filter(Boolean).join(' ') || email
}
