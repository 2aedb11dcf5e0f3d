import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import type { PeopleTable } from './users.tables.ts'

export type PersonRow = Selectable<PeopleTable>

export const findPerson = (db: Database, id: string): Promise<PersonRow | undefined> =>
  db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()

export const findPersonByEmail = (db: Database, email: string): Promise<PersonRow | undefined> =>
  db.selectFrom('people').selectAll().where('email', '=', emailKey(email)).executeTakeFirst()

export type NewPerson = {
  readonly email: string
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly phone?: string | undefined
}

/** The person of an address, made a customer when there is none yet. Two at once get the same one. */
export async function ensurePerson(trx: Database, given: NewPerson, now: Date): Promise<PersonRow> {
  const email = emailKey(given.email)
  await trx
    .insertInto('people')
    .values({
      id: randomUUID(),
      account_uuid: randomUUID(),
      email,
      first_name: given.first_name ?? null,
      last_name: given.last_name ?? null,
      phone: given.phone ?? null,
      proven_at: null,
      disabled_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  return await trx.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
}
