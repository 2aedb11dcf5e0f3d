import type { Generated } from 'kysely'

export type SecondFactorsTable = {
  person_id: string
  /** The authenticator's secret. */
  sealed: string
  /** The sign-in that set it up. */
  sign_in_id: string | null
  used_steps: Generated<number[]>
  tries: Generated<number>
  tries_since: Date | null
  created_at: Date
  /** When a code of it was first entered: from then on it is confirmed. */
  confirmed_at: Date | null
}

export type RecoveryCodesTable = { person_id: string; code_hash: Buffer; created_at: Date; used_at: Date | null }

export type ProvenDevicesTable = {
  id: string
  token_hash: Buffer
  person_id: string
  created_at: Date
  last_used_at: Date
  expires_at: Date
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    second_factors: SecondFactorsTable
    recovery_codes: RecoveryCodesTable
    proven_devices: ProvenDevicesTable
  }
}
