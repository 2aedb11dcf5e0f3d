import type { Database } from '../../../platform/database/database.ts'
import type { HeldMailsTable } from './mail-choices.tables.ts'

export type Addressee = Pick<HeldMailsTable, 'site' | 'recipient'>

export async function insertHeldMail(trx: Database, row: HeldMailsTable): Promise<void> {
  await trx.insertInto('held_mails').values(row).execute()
}

/** The mails that wait for somebody, oldest first, locked until the transaction ends. */
export const lockHeldMails = (trx: Database, { site, recipient }: Addressee): Promise<HeldMailsTable[]> =>
  trx
    .selectFrom('held_mails')
    .selectAll()
    .where('site', '=', site)
    .where('recipient', '=', recipient)
    .where('sealed', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()

/** Deletes waiting mails of some kinds for somebody. */
export async function deleteHeldMails(
  trx: Database,
  { site, recipients }: { readonly site: string; readonly recipients: readonly string[] },
  kinds: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('held_mails')
    .where('site', '=', site)
    .where('recipient', 'in', recipients)
    .where('kind', 'in', kinds)
    .where('sealed', 'is not', null)
    .execute()
}

export async function markSentIn(trx: Database, ids: readonly string[], mail: string): Promise<void> {
  await trx.updateTable('held_mails').set({ sealed: null, sent_in: mail }).where('id', 'in', ids).execute()
}

/** For whom mails wait, and until when. */
export const listWaiting = (db: Database): Promise<(Addressee & { due: Date })[]> =>
  db
    .selectFrom('held_mails')
    .select(['site', 'recipient'])
    .select(({ fn }) => fn.min('due_at').as('due'))
    .where('sealed', 'is not', null)
    .groupBy(['site', 'recipient'])
    .execute()

type SentNotice = { readonly event: string; readonly thing: string; readonly day: string; readonly quote_id: string }

/** Records that a notice was sent. False when it was sent before. */
export async function recordSentNotice(trx: Database, notice: SentNotice, sent_at: Date): Promise<boolean> {
  const insertedRow = await trx
    .insertInto('sent_notices')
    .values({ ...notice, sent_at })
    .onConflict((conflict) => conflict.columns(['event', 'thing', 'day']).doNothing())
    .returning('thing')
    .executeTakeFirst()
  return insertedRow !== undefined
}
