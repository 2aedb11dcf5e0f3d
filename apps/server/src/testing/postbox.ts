import { sql } from 'kysely'
import type { MailRequest } from '../features/1-foundation/mails/mail.ts'
import { recipientKeys } from '../features/1-foundation/mails/recipient-key.ts'
import { codeNow } from '../features/2-identity/second-factor/authenticator.ts'
import type { Database } from '../platform/database/database.ts'
import type { Encryptor } from '../platform/encryption/encryptor.ts'
import { emailKey } from '../platform/mail/email-key.ts'

export type QueuedMail = MailRequest & { readonly id: string }

export type Postbox = ReturnType<typeof createPostbox>

/** Reads the queued mails, as their recipient would. */
export function createPostbox(db: Database, encryptor: Encryptor, clock: () => Date = () => new Date()) {
  return {
    /** The last one last. */
    async mailsTo(email: string): Promise<QueuedMail[]> {
      const rows = await db
        .selectFrom('mails')
        .select(['id', 'sealed'])
        // Of somebody who was erased, a mail keeps no recipient.
        .where(({ eb, or }) =>
          or([eb('recipient', 'in', recipientKeys(encryptor, email)), eb('recipient', 'is', null)]),
        )
        .where('sealed', 'is not', null)
        .orderBy('created_at')
        // Time stands still, so the order of writing counts.
        .orderBy(sql`ctid`)
        .execute()
      const mails = rows.map(({ id, sealed }) => ({
        ...(encryptor.decrypt({ $sealed: sealed ?? '' }, id) as MailRequest),
        id,
      }))
      return mails.filter(({ to }) => to === emailKey(email))
    },

    /** The code in somebody's authenticator app; undefined if they have none. Used codes count as unused again. */
    async authenticatorCode(email: string): Promise<string | undefined> {
      const row = await db
        .updateTable('second_factors')
        .set({ used_steps: [] })
        .from('people')
        .whereRef('people.id', '=', 'second_factors.person_id')
        .where('people.email', '=', emailKey(email))
        .where('confirmed_at', 'is not', null)
        .returning(['person_id', 'sealed'])
        .executeTakeFirst()
      if (!row) return undefined
      const secret = encryptor.decrypt({ $sealed: row.sealed }, `second factor ${row.person_id}`)
      return codeNow(String(secret), [], clock())
    },

    /** What an app with this secret shows. */
    codeOf: (secret: string): string => codeNow(secret, [], clock()),

    /** Makes the codes of an address and of browsers two hours old, so that tests may sign in as often as they like. */
    async ageCodes(): Promise<void> {
      await sql`update sign_in_codes set created_at = created_at - interval '2 hours'`.execute(db)
    },
  }
}
