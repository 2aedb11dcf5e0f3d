import type { Purpose } from '../roles/purposes.ts'

export type ApiTokensTable = {
  id: string
  /** Null: a client of the OpenID Connect provider. */
  hash: Buffer | null
  client_id: string | null
  site: string
  partner: string
  agency_id: string | null
  purposes: Purpose[]
  session_id: string
  calls_per_minute: number
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
  last_used_at: Date | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    api_tokens: ApiTokensTable
  }
}
