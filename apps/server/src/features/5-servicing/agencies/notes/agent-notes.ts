import { randomUUID } from 'node:crypto'
import type { AgentNotes } from '@coverwright/contract/agencies/agent-notes'
import type { NewTask } from '@coverwright/contract/desk/record'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError, notFound, refusedFields } from '../../../../platform/errors/app-error.ts'
import { emailKey } from '../../../../platform/mail/email-key.ts'
import type { Actor } from '../../../2-identity/actor/actor.ts'
import type { Staff } from '../../../2-identity/users/staff.ts'
import { listPeople } from '../../../2-identity/users/users.store.ts'
import type { QuoteAccess } from '../../../3-quoting/quotes/quotes.store.ts'
import { requireLockedQuote, requireQuote } from '../../../3-quoting/quotes/require-quote.ts'
import { isDay } from '../../desk/change-application.ts'
import { staffNames } from '../../desk/people-names.ts'
import { colleaguesIn } from '../colleagues.ts'
import {
  authorOfNote,
  finishAgentTask,
  insertAgentNote,
  insertAgentTask,
  listAgentNotes,
  listAgentTasks,
  strikeAgentNote,
} from './agent-notes.store.ts'

export type NotesDependencies = {
  readonly db: Database
  readonly clock: () => Date
  readonly staff: Pick<Staff, 'assignable' | 'agency'>
}

type NoteChange = { readonly trx: Database; readonly quoteId: string; readonly by: string; readonly at: Date }

/**
 * What the agents of a quote wrote down.
 * @param today where the insurance is bought, `YYYY-MM-DD`
 * @throws 404 for a quote of others
 */
export async function agentNotes(
  { db, staff }: NotesDependencies,
  access: QuoteAccess,
  today: string,
): Promise<AgentNotes> {
  const { id: quoteId } = await requireQuote(db, access)
  const [notes, tasks] = [await listAgentNotes(db, quoteId), await listAgentTasks(db, quoteId)]
  const people = [...notes, ...tasks].map(({ author }) => author)
  const closers = tasks.flatMap(({ done_by }) => done_by ?? [])
  const staffName = staffNames(staff)
  const names = new Map(
    (await listPeople(db, [...new Set([...people, ...closers])])).map(({ id, email }) => [id, staffName(email).name]),
  )
  const nameOf = (person: string): string => names.get(person) ?? ''
  return {
    notes: notes.map(({ id, at, author, text, struck_at }) => ({
      ...{ id, at: at.toISOString(), by: nameOf(author), text, own: author === access.person?.id },
      ...(struck_at === null ? {} : { struck_at: struck_at.toISOString() }),
    })),
    tasks: tasks.map(({ id, at, author, what, who_email, due, done_at, done_by }) => ({
      ...{ id, at: at.toISOString(), by: nameOf(author), what, due },
      ...(who_email === null ? {} : { who: staffName(who_email) }),
      ...(done_at === null ? {} : { done_at: done_at.toISOString(), done_by: nameOf(done_by ?? '') }),
    })),
    today,
  }
}

/** Changes what is written down about a quote, which is locked until it is done. @throws 404 for a quote of others */
export const changeNotes = (
  { db, clock }: NotesDependencies,
  access: QuoteAccess,
  change: (quote: NoteChange) => Promise<unknown>,
): Promise<unknown> =>
  db.transaction().execute(async (trx) => {
    const { id: quoteId } = await requireLockedQuote(trx, access)
    return await change({ trx, quoteId, by: personOf(access), at: clock() })
  })

export const addNote = (
  { trx, quoteId, by, at }: NoteChange,
  { id = randomUUID(), text }: { id?: string; text: string },
) => insertAgentNote(trx, { id, quote_id: quoteId, at, author: by, text, struck_at: null })

/** @throws 404; 403 for a note of somebody else */
export async function strikeNote({ trx, quoteId, by, at }: NoteChange, id: string): Promise<void> {
  const author = await authorOfNote(trx, { id, quoteId })
  if (author === undefined) throw notFound('note')
  if (author !== by)
    throw new AppError(403, 'note.not_yours', 'Only whoever wrote a note can strike it. Add a note of your own.')
  await strikeAgentNote(trx, { id }, at)
}

/** @throws 422 for a day that does not exist, or somebody who is no colleague */
export async function addTask(
  { trx, quoteId, by, at }: NoteChange,
  { staff }: NotesDependencies,
  actor: Actor,
  { id = randomUUID(), what, who, due }: NewTask,
): Promise<void> {
  const who_email = who === undefined ? null : emailKey(who)
  const isColleague = ({ email }: { email: string }) => emailKey(email) === who_email
  if (who_email !== null && !colleaguesIn(staff, actor).assignable().some(isColleague))
    throw refusedFields([{ field: 'who', message: 'is none of your colleagues' }])
  if (!isDay(due)) throw refusedFields([{ field: 'due', message: 'is not a day' }])
  await insertAgentTask(trx, { ...{ id, quote_id: quoteId, at, author: by, what, who_email, due }, ...open })
}

const open = { done_at: null, done_by: null }

/** @throws 404 */
export async function endTask({ trx, quoteId, by, at }: NoteChange, id: string): Promise<void> {
  if (!(await finishAgentTask(trx, { id, quoteId }, by, at))) throw notFound('task')
}

function personOf({ person }: Actor): string {
  if (!person) throw new Error('An agent is signed in')
  return person.id
}
