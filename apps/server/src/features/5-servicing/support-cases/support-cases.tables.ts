import type { SupportCase } from '@coverwright/contract/support/cases'

export type SupportCasesTable = {
  uuid: string
  site: string
  /** The value of a topic. */
  subject: string
  /** `CaseDetails`, encrypted. */
  sealed: string
  /** Keyed hash of the sender's address, from `recipientKey`. */
  sender: string | null
  account_uuid: string | null
  quote_id: string | null
  state: SupportCase['state']
  attempts: number
  last_error: string | null
  created_at: Date
  forwarded_at: Date | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    support_cases: SupportCasesTable
  }
}
