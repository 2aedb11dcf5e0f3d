import type { Choices } from '@coverwright/core/lifecycle/notices'
import type { ColumnType } from 'kysely'

export type MailChoicesTable = {
  /** In the links of a person's mails. */
  token: string
  site: string
  /** In lower case. */
  email: string
  choices: ColumnType<Choices, string, string>
  created_at: Date
  changed_at: Date | null
}

export type HeldMailsTable = {
  id: string
  site: string
  kind: string
  /** Keyed hash of the address it goes to, from `recipientKey`. */
  recipient: string
  /** The mail, encrypted; null once it is part of a day's mail. */
  sealed: string | null
  /** What it is about; erased with the application. */
  quote_id: string | null
  created_at: Date
  due_at: Date
  /** The day's mail that it became part of. */
  sent_in: string | null
}

/** Notices that a date causes, so that each is sent once. */
export type SentNoticesTable = {
  event: string
  thing: string
  /** `YYYY-MM-DD` */
  day: string
  quote_id: string
  sent_at: Date
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    mail_choices: MailChoicesTable
    held_mails: HeldMailsTable
    sent_notices: SentNoticesTable
  }
}
