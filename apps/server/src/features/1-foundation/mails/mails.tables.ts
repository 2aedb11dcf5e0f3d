export type MailsTable = {
  id: string
  kind: string
  site: string
  /** Keyed hash of the address it goes to, from `recipientKey`. */
  recipient: string | null
  /** The mail, encrypted; null once it is sent. */
  sealed: string | null
  created_at: Date
  sent_at: Date | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    mails: MailsTable
  }
}
