export type MailsTable = {
  id: string
  kind: string
  site: string
  /** Keyed hash of the address it goes to, from `recipientKey`. */
  recipient: string | null
  /** The mail, encrypted; null once it is sent, or can no longer be sent. */
  sealed: string | null
  created_at: Date
  sent_at: Date | null
  /** No further attempt is made, unless an operator wants one. */
  given_up_at: Date | null
  /** A code that says why it was given up. */
  failure: string | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    mails: MailsTable
  }
}
