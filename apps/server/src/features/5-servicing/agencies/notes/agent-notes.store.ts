import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import type { AgentNotesTable, AgentTasksTable } from './agent-notes.tables.ts'

type Of = { readonly id: string; readonly quoteId: string }

export const listAgentNotes = (db: Database, quoteId: string): Promise<Selectable<AgentNotesTable>[]> =>
  db.selectFrom('agent_notes').selectAll().where('quote_id', '=', quoteId).orderBy('at', 'desc').orderBy('id').execute()

/** A repeated call adds nothing. */
export const insertAgentNote = (trx: Database, row: AgentNotesTable) =>
  trx
    .insertInto('agent_notes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()

/** The author of a note; undefined where the quote has no such note. */
export const authorOfNote = async (trx: Database, { id, quoteId }: Of): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('agent_notes')
      .select('author')
      .where('id', '=', id)
      .where('quote_id', '=', quoteId)
      .executeTakeFirst()
  )?.author

export const strikeAgentNote = (trx: Database, { id }: Pick<Of, 'id'>, at: Date) =>
  trx.updateTable('agent_notes').set({ struck_at: at }).where('id', '=', id).where('struck_at', 'is', null).execute()

/** The tasks of a quote: those open first, by the day they are due. */
export const listAgentTasks = (db: Database, quoteId: string): Promise<Selectable<AgentTasksTable>[]> =>
  db
    .selectFrom('agent_tasks')
    .select(['id', 'quote_id', 'at', 'author', 'what', 'who_email', 'done_at', 'done_by'])
    .select(sql<string>`due::text`.as('due'))
    .where('quote_id', '=', quoteId)
    .orderBy((eb) => eb('done_at', 'is not', null))
    .orderBy('due')
    .orderBy('id')
    .execute()

/** A repeated call adds nothing. */
export const insertAgentTask = (trx: Database, row: AgentTasksTable) =>
  trx
    .insertInto('agent_tasks')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()

/** Marks a task as done, if it is open. @returns whether the quote has such a task */
export async function finishAgentTask(trx: Database, { id, quoteId }: Of, by: string, at: Date): Promise<boolean> {
  const updatedRow = await trx
    .updateTable('agent_tasks')
    .set((eb) => ({ done_at: eb.fn.coalesce('done_at', eb.val(at)), done_by: eb.fn.coalesce('done_by', eb.val(by)) }))
    .where('id', '=', id)
    .where('quote_id', '=', quoteId)
    .returning('id')
    .executeTakeFirst()
  return updatedRow !== undefined
}

/** Of quotes that have open tasks: how many, how many of these are due, and the first day. */
export const countOpenTasks = (db: Database, quoteIds: readonly string[], today: string) =>
  db
    .selectFrom('agent_tasks')
    .select(({ fn }) => ['quote_id', fn.countAll<string>().as('open')])
    .select([
      sql<string>`count(*) filter (where due <= ${today})`.as('due'),
      sql<string>`min(due)::text`.as('next_due'),
    ])
    .where('quote_id', '=', (eb) => eb.fn.any(eb.val(quoteIds)))
    .where('done_at', 'is', null)
    .groupBy('quote_id')
    .execute()
