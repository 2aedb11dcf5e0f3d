import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { MailsTable } from './mails.tables.ts'

export async function insertMail(trx: Database, row: MailsTable): Promise<void> {
  await trx.insertInto('mails').values(row).execute()
}

export const listUnsentMails = (db: Database): Promise<Pick<MailsTable, 'id'>[]> =>
  db
    .selectFrom('mails')
    .select('id')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('sealed', 'is not', null)
    .execute()

/** Locks a mail until the transaction ends. Returns `locked`, without waiting, when another transaction has it. */
export async function lockMail(trx: Database, id: string): Promise<MailsTable | 'locked' | undefined> {
  const mail = trx.selectFrom('mails').selectAll().where('id', '=', id)
  const row = await mail.forUpdate().skipLocked().executeTakeFirst()
  return row ?? ((await mail.executeTakeFirst()) && 'locked')
}

export async function updateMail(trx: Database, id: string, change: Partial<MailsTable>): Promise<void> {
  await trx.updateTable('mails').set(change).where('id', '=', id).execute()
}

export type MailState = 'waiting' | 'sent' | 'failed'

export type MailFilter = {
  readonly site?: string | undefined
  readonly state?: MailState | undefined
  /** Only those that were queued before this one, for the next page. */
  readonly after?: string | undefined
  readonly limit: number
}

const isWaiting = sql<boolean>`mails.given_up_at is null and mails.sealed is not null`
const conditionOf: Record<MailState, ReturnType<typeof sql<boolean>>> = {
  sent: sql<boolean>`mails.sent_at is not null`,
  waiting: sql<boolean>`mails.sent_at is null and ${isWaiting}`,
  failed: sql<boolean>`mails.sent_at is null and not (${isWaiting})`,
}

/** Mails without their text and address, newest first, with the attempts of those that wait. */
export const listMails = (db: Database, { site, state, after, limit }: MailFilter) =>
  db
    .selectFrom('mails')
    .leftJoin(
      sql<{ key: string; attempts: number; run_at: Date; last_error: string | null }>`graphile_worker.jobs`.as('job'),
      (join) => join.on(sql<boolean>`job.key = mails.id::text and mails.sent_at is null`),
    )
    .select(['mails.id', 'mails.kind', 'mails.site', 'mails.created_at', 'mails.sent_at', 'mails.given_up_at'])
    .select(['mails.failure', 'job.attempts', 'job.run_at as next_attempt_at', 'job.last_error'])
    .select([
      sql<boolean>`mails.sealed is not null`.as('is_kept'),
      sql<MailState>`case when ${conditionOf.sent} then 'sent' when ${isWaiting} then 'waiting' else 'failed' end`.as(
        'state',
      ),
    ])
    .$if(site !== undefined, (query) => query.where('mails.site', '=', site ?? ''))
    .$if(state !== undefined, (query) => query.where(conditionOf[state ?? 'waiting']))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(mails.created_at, mails.id) < (select last.created_at, last.id from mails as last where last.id = ${after})`,
      ),
    )
    .orderBy('mails.created_at', 'desc')
    .orderBy('mails.id', 'desc')
    .limit(limit)
    .execute()

/** Erases the text of given-up mails that nobody had sent again. */
export async function forgetGivenUpMails(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sealed: null })
    .where('sent_at', 'is', null)
    .where('given_up_at', '<', before)
    .where('sealed', 'is not', null)
    .execute()
}
