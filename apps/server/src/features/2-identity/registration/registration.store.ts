import type { Database } from '../../../platform/database/database.ts'
import type { RegisteredNamesTable } from '../users/users.tables.ts'

type Names = Pick<RegisteredNamesTable, 'first_name' | 'last_name' | 'phone'>

/** Stores what a browser says of a person, in place of what it said before. */
export async function upsertRegisteredNames(trx: Database, row: RegisteredNamesTable): Promise<void> {
  const { person_id: _person, session_id: _session, ...names } = row
  await trx
    .insertInto('registered_names')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person_id', 'session_id']).doUpdateSet(names))
    .execute()
}

/** Removes what browsers said of a person. @returns what this one said */
export async function takeRegisteredNames(
  trx: Database,
  personId: string,
  sessionId: string | undefined,
): Promise<Names | undefined> {
  const rows = await trx.deleteFrom('registered_names').where('person_id', '=', personId).returningAll().execute()
  return rows.find(({ session_id }) => session_id === sessionId)
}

/** Whether an application was sent from a browser, so that its account waits for whoever signs in. */
export async function hasRegistered(db: Database, sessionId: string): Promise<boolean> {
  const sent = await db
    .selectFrom('quotes')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('completed', '=', true)
    .where('account_uuid', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return sent !== undefined
}
