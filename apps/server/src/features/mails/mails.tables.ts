export type MailsTable = {
  id: string
  kind: string
  site: string
  /** The mail, sealed; null once it is sent. */
  sealed: string | null
  created_at: Date
  sent_at: Date | null
}

export type MailsTables = { mails: MailsTable }
