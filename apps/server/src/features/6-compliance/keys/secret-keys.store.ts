import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { SecretKeysTable } from './keys.tables.ts'

/** Every key that something here may be encrypted with, the oldest first. */
export const listKeys = (db: Database): Promise<Selectable<SecretKeysTable>[]> =>
  db.selectFrom('secret_keys').selectAll().orderBy('first_used_at').execute()

/** Adds keys. One that is there already is in use again, so it counts as not replaced. */
export async function insertKeys(db: Database, rows: readonly Insertable<SecretKeysTable>[]): Promise<void> {
  await db
    .insertInto('secret_keys')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ resealed_at: null }))
    .execute()
}

export async function markReplaced(db: Database, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return
  await db.updateTable('secret_keys').set({ resealed_at: now }).where('name', 'in', names).execute()
}

export async function deleteKey(db: Database, name: string): Promise<void> {
  await db.deleteFrom('secret_keys').where('name', '=', name).execute()
}

/** How many mails of a period were sent. All that is left of them is a keyed hash of the address. */
export async function countSentMails(db: Database, from: Date | undefined, to: Date | undefined): Promise<number> {
  const { sent } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('recipient', 'is not', null)
    .where('sealed', 'is', null)
    .where(({ eb, and }) =>
      and([...(from ? [eb('created_at', '>=', from)] : []), ...(to ? [eb('created_at', '<', to)] : [])]),
    )
    .executeTakeFirstOrThrow()
  return sent
}
