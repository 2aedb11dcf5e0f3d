import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { signInOver } from '../roles/refusals.ts'
import type { Person } from './staff.ts'
import { findPersonByEmail } from './users.store.ts'

/** Of the locks that are named by a hash, those of accounts. */
const accounts = 4

/** Waits for whatever is being begun for a person, and lets nothing more begin until the transaction ends. */
export async function closeToOthers(trx: Database, { id }: Pick<Person, 'id'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, ${sql.lit(accounts)}))`.execute(trx)
}

/**
 * Keeps an account from being erased until the transaction ends; refused when it is gone already. What is begun for a
 * person at the moment their account is erased would be nobody's, and stay. Visitors have none.
 */
export async function holdAccount(trx: Database, person: Pick<Person, 'id'> | undefined): Promise<void> {
  if (!person) return
  await holdOpen(trx, person)
  const row = await trx.selectFrom('people').select('disabled_at').where('id', '=', person.id).executeTakeFirst()
  if (!row || row.disabled_at !== null) throw signInOver()
}

/**
 * The same for whoever proves an address: an account that is just being erased is waited for, and they begin another one.
 * Asked before quotes are held, as erasing does.
 */
export async function holdAccountOf(trx: Database, email: string): Promise<void> {
  const person = await findPersonByEmail(trx, email)
  if (person) await holdOpen(trx, person)
}

async function holdOpen(trx: Database, { id }: Pick<Person, 'id'>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${id}, ${sql.lit(accounts)}))`.execute(trx)
}
