import { randomUUID } from 'node:crypto'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import type { PeopleTable } from './users.tables.ts'

export type PersonRow = Selectable<PeopleTable>

export const findPerson = (db: Database, id: string): Promise<PersonRow | undefined> =>
  db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()

export const findPersonByEmail = (db: Database, email: string): Promise<PersonRow | undefined> =>
  db.selectFrom('people').selectAll().where('email', '=', emailKey(email)).executeTakeFirst()

export const listPeople = (db: Database, ids: readonly string[]): Promise<PersonRow[]> =>
  db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute()

export type NewPerson = {
  readonly email: string
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly phone?: string | undefined
}

/** The person of an address, created when there is none. Concurrent transactions get the same one. */
export async function ensurePerson(trx: Database, newPerson: NewPerson, now: Date): Promise<PersonRow> {
  const email = emailKey(newPerson.email)
  await trx
    .insertInto('people')
    .values({
      id: randomUUID(),
      account_uuid: randomUUID(),
      email,
      first_name: newPerson.first_name ?? null,
      last_name: newPerson.last_name ?? null,
      phone: newPerson.phone ?? null,
      proven_at: null,
      disabled_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  return await trx.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
}

/** Makes others who change what belongs to this person wait until the transaction ends. */
export async function lockPerson(trx: Database, id: string): Promise<void> {
  await trx.selectFrom('people').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

export async function updatePerson(trx: Database, id: string, change: Updateable<PeopleTable>): Promise<void> {
  await trx.updateTable('people').set(change).where('id', '=', id).execute()
}

/** The class of the advisory locks on accounts. */
const accounts = sql.lit(4)

/** Locks an account: waits for transactions that hold it, and blocks new ones until this one ends. */
export async function lockAccount(trx: Database, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${personId}, ${accounts}))`.execute(trx)
}

/** Holds an account, so that it cannot be locked and erased until the transaction ends. */
export async function shareAccount(trx: Database, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${personId}, ${accounts}))`.execute(trx)
}
