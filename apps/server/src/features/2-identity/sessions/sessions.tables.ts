export type SessionsTable = {
  id: string
  token_hash: Buffer
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    sessions: SessionsTable
  }
}
