import { isYes, readAnswer } from '@coverwright/core/answers/answers'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { addJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import { ownersEmail } from '../links/make-link.ts'
import { type NotifyDependencies, notifyAll } from '../notices/notify-all.ts'
import { lockAnyQuote, updateQuote } from '../quotes/quotes.store.ts'
import type { QuoteRow } from '../quotes/snapshot/quote-snapshot.ts'
import { type ReminderDependencies, sendReminder } from './send-reminder.ts'

/** Reminds somebody, once, of an application that they left unfinished. */
const followUpJob = {
  name: 'links.follow-up',
  payload: Type.Object({
    quote: Type.String(),
    version: Type.Integer({ description: 'As it was left' }),
    again: Type.Boolean({ description: 'It was put off once already' }),
  }),
} as const

/** Long enough to come back unprompted. */
const delayMs = 86_400_000

type Dependencies = ReminderDependencies & NotifyDependencies

type LeftDraft = { readonly quote: string; readonly version: number; readonly again: boolean }

const queue = (db: Database, draft: LeftDraft, now: Date): Promise<void> =>
  addJob(db, followUpJob, draft, { jobKey: `follow-up:${draft.quote}`, runAt: new Date(now.getTime() + delayMs) })

/** Queues the reminder; leaving again before it is sent postpones it. */
export const queueFollowUp = (db: Database, quote: { id: string; version: number }, now: Date): Promise<void> =>
  queue(db, { quote: quote.id, version: quote.version, again: false }, now)

export const followUpHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(followUpJob, (draft) => followUp(dependencies, draft))

/**
 * Sends the reminder, unless the application is finished, closed or erased, this one was sent already, or nobody asked
 * for it.
 */
export const followUp = (dependencies: Dependencies, draft: LeftDraft): Promise<void> =>
  dependencies.db.transaction().execute(async (trx) => {
    const now = dependencies.clock()
    const row = await lockAnyQuote(trx, draft.quote)
    if (!row || row.completed || row.closed_at !== null || row.follow_up_at !== null) return
    const contact = consentingContact(row)
    if (contact === undefined) return
    if (row.version !== draft.version) {
      // Somebody is working on it: the reminder is postponed once; after that it is queued when they leave again.
      if (!draft.again) await queue(trx, { quote: row.id, version: row.version, again: true }, now)
      return
    }
    const email = (await ownersEmail(trx, row)) ?? contact
    if (!(await sendReminder(trx, dependencies, { row, email }, now))) return
    await updateQuote(trx, row.id, { follow_up_at: now })
    const quote = dependencies.reader.open(row, now)
    await notifyAll(trx, dependencies, quote, { kind: 'application_left' })
  })

/**
 * The contact's address, if they asked for a reminder. Consent in last year's application counts only for that one, so
 * a renewal begins without it.
 */
export function consentingContact({ answers }: Pick<QuoteRow, 'answers'>): string | undefined {
  const email = readAnswer(answers, 'contact_email')
  return isYes(readAnswer(answers, 'follow_up_consent')) && typeof email === 'string' && email !== ''
    ? email
    : undefined
}
