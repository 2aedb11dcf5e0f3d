import type { Generated } from 'kysely'

export type SignInsTable = {
  id: string
  token_hash: Buffer
  session_id: string
  person_id: string
  /** The customer whom support impersonates. */
  acts_as: string | null
  acts_reason: string | null
  acts_since: Date | null
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  ended_at: Date | null
  /** The person's role when they signed in; null for sign-ins from before it was stored. */
  role: string | null
  /** When staff proved a second factor; null while it is pending. */
  second_factor_at: Date | null
  device_id: string | null
}

export type SignInCodesTable = {
  id: string
  session_id: string
  email: string
  code_hash: Buffer
  attempts: number
  created_at: Date
  expires_at: Date
  used_at: Date | null
  /** Keyed hash of the client; null for codes from before it was stored. */
  client: string | null
  /** The person of the address had signed in at that browser before. */
  known: Generated<boolean>
}

export type OidcRequestsTable = { state_hash: Buffer; session_id: string; sealed: string; created_at: Date }

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    sign_ins: SignInsTable
    sign_in_codes: SignInCodesTable
    oidc_requests: OidcRequestsTable
  }
}
