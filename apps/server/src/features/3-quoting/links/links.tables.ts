export type LinkPurpose = 'save' | 'hand_over' | 'follow_up' | 'submitted'

export type RetrievalLinksTable = {
  uuid: string
  quote_id: string
  /** Whose link it is, in lower case: only who proves this address is let in. */
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
