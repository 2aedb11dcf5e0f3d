import { randomUUID } from 'node:crypto'
import type { Closing, NewTask } from '@coverwright/contract/desk/record'
import { applicationLifecycle, applicationState } from '@coverwright/core/lifecycle/application'
import { isTaken, isWithInsurer } from '@coverwright/core/lifecycle/offer'
import { calendarDay } from '@coverwright/core/rules/calendar'
import { contentHash } from '../../../platform/content-hash.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, notFound, refusedFields } from '../../../platform/errors/app-error.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import { queueNotice } from '../../1-foundation/mails/queue-notice.ts'
import type { RecordEvent } from '../../1-foundation/webhooks/record-event.ts'
import { type Actor, actorPseudonym } from '../../2-identity/actor/actor.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import { applicationEvent } from '../../3-quoting/quotes/events/application-event.ts'
import { changeOf } from '../../3-quoting/quotes/events/changes.ts'
import type { EventKind } from '../../3-quoting/quotes/events/quote-events.ts'
import { changeQuote, lockQuote, type QuoteAccess } from '../../3-quoting/quotes/quotes.store.ts'
import type { Change } from '../../3-quoting/quotes/quotes.tables.ts'
import { publishReopened } from '../../3-quoting/quotes/reopening.ts'
import { requireLockedQuote } from '../../3-quoting/quotes/require-quote.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { advanceOffers } from '../../4-binding/submissions/offers/advance-offers.ts'
import { nextOf } from '../../4-binding/submissions/offers/next-of.ts'
import { listOffers, type OfferRow } from '../../4-binding/submissions/submissions.store.ts'
import { finishTask, hasTask, insertNote, insertTask } from './desk-notes.store.ts'

export type ChangeDependencies = { db: Database; recordEvent: RecordEvent; clock: () => Date }

export type LockedApplication = {
  readonly trx: Database
  readonly row: QuoteRow
  readonly by: string
  readonly at: Date
  readonly recordEvent: RecordEvent
}

/** Does something to an application of the actor's site, which is locked until it is done. @throws 404 */
export const withApplication = <Result>(
  { db, recordEvent, clock }: ChangeDependencies,
  access: QuoteAccess,
  change: (application: LockedApplication) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    const row = await requireLockedQuote(trx, access)
    return await change({ trx, row, by: actorPseudonym(access), at: clock(), recordEvent })
  })

const recordChange = (
  { trx, row, by, at }: LockedApplication,
  kind: EventKind,
  changes: readonly Change[],
  set: Parameters<typeof changeQuote>[2] = {},
): Promise<QuoteRow> => changeQuote(trx, row, set, { version: row.version, kind, at, actor: by, changes })

/** Adds a note. The chain of events has its hash alone, since the note itself goes when the application is erased. */
export async function addNote(
  application: LockedApplication,
  { id = randomUUID(), text }: { id?: string; text: string },
): Promise<QuoteRow> {
  const { trx, row, by, at } = application
  const isNew = await insertNote(trx, { id, quote_id: row.id, at, author: by, text })
  return isNew
    ? await recordChange(application, 'note_added', [changeOf(`notes.${id}`, null, contentHash({ text }))])
    : row
}

/** @throws 422 when nobody of the staff has that address */
export async function addTask(
  application: LockedApplication,
  staff: Pick<Staff, 'assignable'>,
  { id = randomUUID(), what, who, due }: NewTask,
): Promise<void> {
  const { trx, row, by, at } = application
  const who_email = who === undefined ? null : assignee(staff, who, 'who')
  if (!isDay(due)) throw refusedFields([{ field: 'due', message: 'is not a day' }])
  const task = { id, quote_id: row.id, at, author: by, what, who_email, due, done_at: null, done_by: null }
  if (await insertTask(trx, task))
    await recordChange(application, 'task_added', [
      changeOf(`tasks.${id}`, null, contentHash({ what, who_email, due })),
    ])
}

export const isDay = (text: string): boolean => calendarDay(text) !== undefined

/** @throws 404 */
export async function endTask(application: LockedApplication, id: string): Promise<void> {
  const { trx, row, by, at } = application
  const isFinished = await finishTask(trx, { id, quoteId: row.id }, by, at)
  if (isFinished) await recordChange(application, 'task_done', [changeOf(`tasks.${id}.done`, null, true)])
  else if (!(await hasTask(trx, { id, quoteId: row.id }))) throw notFound('task')
}

/** Assigns an application, or unassigns it. @throws 422 if no staff member has that address */
export async function assign(
  application: LockedApplication,
  staff: Pick<Staff, 'assignable'>,
  email: string | null,
): Promise<void> {
  const owner_email = email === null ? null : assignee(staff, email, 'email')
  if (owner_email === application.row.owner_email) return
  if (owner_email !== null)
    await queueNotice(application.trx, { quote: application.row.id, by: application.by, kind: 'application_assigned' })
  await recordChange(application, 'owner_changed', [changeOf('owner', application.row.owner_email, owner_email)], {
    owner_email,
  })
}

/**
 * Assigns applications one after another, so that none is locked for long. @returns how many of them there are
 * @throws 422 when nobody of the staff has that address; then none is assigned
 */
export async function assignMany(
  dependencies: ChangeDependencies,
  staff: Pick<Staff, 'assignable'>,
  actor: Actor,
  { ids, email }: { readonly ids: readonly string[]; readonly email: string | null },
): Promise<number> {
  if (email !== null) assignee(staff, email, 'email')
  let count = 0
  for (const id of ids) {
    const isThere = await dependencies.db.transaction().execute(async (trx) => {
      const row = await lockQuote(trx, { ...actor, id })
      if (row)
        await assign({ ...dependencies, trx, row, by: actorPseudonym(actor), at: dependencies.clock() }, staff, email)
      return row !== undefined
    })
    if (isThere) count += 1
  }
  return count
}

function assignee(staff: Pick<Staff, 'assignable'>, email: string, field: string): string {
  const key = emailKey(email)
  if (staff.assignable().some((member) => emailKey(member.email) === key)) return key
  throw refusedFields([{ field, message: 'is neither a member of the desk nor an agent' }])
}

/**
 * Closes an application for a reason, and takes its choice back.
 * @throws 409 when it cannot be closed, or an insurer has been asked to bind
 */
export async function close(application: LockedApplication, { reason, note }: Closing): Promise<void> {
  const { trx, row, by, at, recordEvent } = application
  const offers = await offersOf(trx, row)
  if (offers.some(({ stage }) => isWithInsurer(stage))) throw withInsurer()
  nextOf(applicationLifecycle, stateOf(row, offers), 'close', 'desk')
  const steps = offers.filter(({ stage }) => isTaken(stage)).map((offer) => ({ offer, event: 'unchoose' }) as const)
  const rowAfterRelease =
    steps.length === 0 ? row : (await advanceOffers(trx, row, steps, { by: 'desk', actor: by, at, recordEvent })).quote
  const rowAfterNote = note ? await addNote({ ...application, row: rowAfterRelease }, { text: note }) : rowAfterRelease
  const rowAfterClosing = await recordChange(
    { ...application, row: rowAfterNote },
    'closed',
    [changeOf('closed.reason', null, reason)],
    {
      closed_at: at,
      closed_reason: reason,
    },
  )
  await queueNotice(trx, { quote: row.id, by: 'desk', kind: 'application_closed' })
  const previous = stateOf(row, offers)
  await recordEvent(trx, applicationEvent('application.closed', rowAfterClosing, { state: 'closed', previous }))
}

/** Opens a closed application again. @throws 409 when it is not closed */
export async function reopen(application: LockedApplication, note: string | undefined): Promise<void> {
  const { trx, row } = application
  const state = stateOf(row, await offersOf(trx, row))
  nextOf(applicationLifecycle, state, row.completed ? 'reopen' : 'reopen_draft', 'desk')
  const rowAfterNote = note ? await addNote(application, { text: note }) : row
  const change = [changeOf('closed.reason', row.closed_reason, null)]
  const rowAfterReopening = await recordChange({ ...application, row: rowAfterNote }, 'opened_again', change, {
    closed_at: null,
    closed_reason: null,
  })
  await queueNotice(trx, { quote: row.id, by: 'desk', kind: 'application_reopened' })
  await publishReopened(trx, application.recordEvent, row, rowAfterReopening)
}

export const offersOf = async (db: Database, { id }: QuoteRow): Promise<readonly OfferRow[]> =>
  (await listOffers(db, [id])).filter(({ is_current, stage }) => is_current || isWithInsurer(stage))

export const stateOf = ({ completed, closed_at }: QuoteRow, offers: readonly OfferRow[]) =>
  applicationState({
    isSubmitted: completed,
    isClosed: closed_at !== null,
    stages: offers.map(({ stage }) => stage),
  })

const withInsurer = (): AppError =>
  new AppError(409, 'offers.with_insurer', 'An insurer has been asked to bind, so this application cannot be closed.')
