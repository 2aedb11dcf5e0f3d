import type { Generated } from 'kysely'

export type SignInsTable = {
  id: string
  token_hash: Buffer
  session_id: string
  person_id: string
  /** Whom support is helping. */
  acts_as: string | null
  acts_reason: string | null
  acts_since: Date | null
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  ended_at: Date | null
  /** What the person was when they signed in; null of sign-ins from before it was kept. */
  role: string | null
  /** When staff proved a second factor; null as long as they may do nothing. */
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
  /** Keyed hash of who asked; null of codes from before it was kept. */
  client: string | null
  /** The address's person signed in at that browser before. */
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
