import type { Database } from '../../../platform/database/database.ts'
import type { RegisteredNamesTable } from '../users/users.tables.ts'

type Names = Pick<RegisteredNamesTable, 'first_name' | 'last_name' | 'phone'>

/** Stores the names that a browser gave of a person, replacing those it gave before. */
export async function upsertRegisteredNames(trx: Database, row: RegisteredNamesTable): Promise<void> {
  const { person_id: _person, session_id: _session, ...names } = row
  await trx
    .insertInto('registered_names')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person_id', 'session_id']).doUpdateSet(names))
    .execute()
}

/**
 * Removes the names that browsers gave of a person.
 * @returns those that this one gave
 */
export async function takeRegisteredNames(
  trx: Database,
  personId: string,
  sessionId: string | undefined,
): Promise<Names | undefined> {
  const rows = await trx.deleteFrom('registered_names').where('person_id', '=', personId).returningAll().execute()
  return rows.find(({ session_id }) => session_id === sessionId)
}
