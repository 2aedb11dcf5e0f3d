export type LinkPurpose = 'save' | 'hand_over' | 'follow_up' | 'submitted'

export type RetrievalLinksTable = {
  uuid: string
  quote_id: string
  /** The recipient, in lower case: only somebody who proves this address gets in. */
  email: string
  purpose: LinkPurpose
  created_by: string
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    retrieval_links: RetrievalLinksTable
  }
}
