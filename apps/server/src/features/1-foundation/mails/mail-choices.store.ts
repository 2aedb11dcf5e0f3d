import { randomUUID } from 'node:crypto'
import type { Choices } from '@coverwright/core/lifecycle/notices'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import type { MailChoicesTable } from './mail-choices.tables.ts'

export type MailChoicesRow = Selectable<MailChoicesTable>

/** Somebody's choices at a site. The first call creates their token. */
export async function choicesOf(
  db: Database,
  { site, email }: Pick<MailChoicesRow, 'site' | 'email'>,
  now: Date,
): Promise<MailChoicesRow> {
  const of = { site, email: emailKey(email) }
  await db
    .insertInto('mail_choices')
    .values({ ...of, token: randomUUID(), choices: '{}', created_at: now, changed_at: null })
    .onConflict((conflict) => conflict.columns(['site', 'email']).doNothing())
    .execute()
  const row = await findChoicesOf(db, of)
  if (!row) throw new Error('The added row is gone')
  return row
}

/** Somebody's choices at a site; undefined before their first mail. */
export const findChoicesOf = (
  db: Database,
  { site, email }: Pick<MailChoicesRow, 'site' | 'email'>,
): Promise<MailChoicesRow | undefined> =>
  db
    .selectFrom('mail_choices')
    .selectAll()
    .where('site', '=', site)
    .where('email', '=', emailKey(email))
    .executeTakeFirst()

/** By the token of a mail's link, at the site that sent it. */
export const findChoices = (
  db: Database,
  { site, token }: Pick<MailChoicesRow, 'site' | 'token'>,
): Promise<MailChoicesRow | undefined> =>
  db.selectFrom('mail_choices').selectAll().where('site', '=', site).where('token', '=', token).executeTakeFirst()

/** Stores choices beside the existing ones. */
export async function keepChoices(db: Database, token: string, choices: Choices, now: Date): Promise<void> {
  await db
    .updateTable('mail_choices')
    .set({ choices: sql<string>`choices || ${JSON.stringify(choices)}::jsonb`, changed_at: now })
    .where('token', '=', token)
    .execute()
}

/** Records that a link was mailed again, so that it works for another year. */
export async function renewLink(db: Database, token: string, now: Date): Promise<void> {
  await db.updateTable('mail_choices').set({ created_at: now }).where('token', '=', token).execute()
}
