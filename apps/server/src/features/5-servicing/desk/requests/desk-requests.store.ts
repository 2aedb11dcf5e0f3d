import type { Selectable } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import type { DeskRequestsTable } from '../desk.tables.ts'

export type RequestRow = Selectable<DeskRequestsTable>

/** What a customer was asked for, the latest first. */
export const listRequests = (db: Database, quoteId: string): Promise<RequestRow[]> =>
  db
    .selectFrom('desk_requests')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()

/** False for one that is there already: a repeated call adds nothing. */
export async function insertRequest(trx: Database, row: DeskRequestsTable): Promise<boolean> {
  const insertedRow = await trx
    .insertInto('desk_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return insertedRow !== undefined
}

type Key = { readonly id: string; readonly quoteId: string }

export const findRequest = (db: Database, { id, quoteId }: Key): Promise<RequestRow | undefined> =>
  db.selectFrom('desk_requests').selectAll().where('id', '=', id).where('quote_id', '=', quoteId).executeTakeFirst()

export async function changeRequest(
  trx: Database,
  id: string,
  change: Partial<Pick<RequestRow, 'answer' | 'answered_at' | 'done_at' | 'done_by'>>,
): Promise<void> {
  await trx.updateTable('desk_requests').set(change).where('id', '=', id).execute()
}
