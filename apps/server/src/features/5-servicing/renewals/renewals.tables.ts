/** A link sent out with last year's application. `sample`: of an invented firm, for demonstration. */
export type RenewalInvitationsTable = { uuid: string; submission_uuid: string; sample: boolean; created_at: Date }

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    renewal_invitations: RenewalInvitationsTable
  }
}
