import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DeskNotesTable, DeskTasksTable } from './desk.tables.ts'

export type TaskRow = Omit<Selectable<DeskTasksTable>, 'bill_uuid'>

export const listNotes = (db: Database, quoteId: string) =>
  db.selectFrom('desk_notes').selectAll().where('quote_id', '=', quoteId).orderBy('at', 'desc').orderBy('id').execute()

/** False for one that is there already: a repeated call adds nothing. */
export async function insertNote(trx: Database, row: DeskNotesTable): Promise<boolean> {
  const insertedRow = await trx
    .insertInto('desk_notes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return insertedRow !== undefined
}

/** The tasks of an application: those open first, by the day they are due. */
export const listTasks = (db: Database, quoteId: string): Promise<TaskRow[]> =>
  db
    .selectFrom('desk_tasks')
    .select(['id', 'quote_id', 'at', 'author', 'what', 'who_email', 'done_at', 'done_by'])
    .select(sql<string>`due::text`.as('due'))
    .where('quote_id', '=', quoteId)
    .orderBy((eb) => eb('done_at', 'is not', null))
    .orderBy('due')
    .orderBy('id')
    .execute()

/** False for one that is there already. */
export async function insertTask(trx: Database, row: Insertable<DeskTasksTable>): Promise<boolean> {
  const insertedRow = await trx
    .insertInto('desk_tasks')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return insertedRow !== undefined
}

/** Marks a task as done. @returns its text; undefined when there is no such open task */
export const finishTask = (trx: Database, { id, quoteId }: { id: string; quoteId: string }, by: string, at: Date) =>
  trx
    .updateTable('desk_tasks')
    .set({ done_at: at, done_by: by })
    .where('id', '=', id)
    .where('quote_id', '=', quoteId)
    .where('done_at', 'is', null)
    .returning(['id', 'what'])
    .executeTakeFirst()

export const hasTask = async (db: Database, { id, quoteId }: { id: string; quoteId: string }): Promise<boolean> =>
  (await db
    .selectFrom('desk_tasks')
    .select('id')
    .where('id', '=', id)
    .where('quote_id', '=', quoteId)
    .executeTakeFirst()) !== undefined
