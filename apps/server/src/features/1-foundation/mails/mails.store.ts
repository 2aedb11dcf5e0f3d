import type { Database } from '../../../platform/database/database.ts'
import type { MailsTable } from './mails.tables.ts'

export async function insertMail(trx: Database, row: MailsTable): Promise<void> {
  await trx.insertInto('mails').values(row).execute()
}

export const listUnsentMails = (db: Database): Promise<Pick<MailsTable, 'id'>[]> =>
  db.selectFrom('mails').select('id').where('sent_at', 'is', null).where('sealed', 'is not', null).execute()

/** Locks a mail until the transaction ends. Returns `locked`, without waiting, when another transaction has it. */
export async function lockMail(trx: Database, id: string): Promise<MailsTable | 'locked' | undefined> {
  const mail = trx.selectFrom('mails').selectAll().where('id', '=', id)
  const row = await mail.forUpdate().skipLocked().executeTakeFirst()
  return row ?? ((await mail.executeTakeFirst()) && 'locked')
}

export async function updateMail(trx: Database, id: string, change: Partial<MailsTable>): Promise<void> {
  await trx.updateTable('mails').set(change).where('id', '=', id).execute()
}
