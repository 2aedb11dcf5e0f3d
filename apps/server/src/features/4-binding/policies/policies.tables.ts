import type { RequestKind, RequestState } from '@coverwright/core/lifecycle/policy-request'
import type { ColumnType } from 'kysely'

type PolicyRenewalsTable = {
  submission_uuid: string
  quote_id: string
  /** Written by earlier servers, and read no more. */
  told_at: ColumnType<Date | null, never, never>
  declined_at: Date | null
  declined_by: string | null
  declined_reason: string | null
  note: string | null
}

type PolicyRequestsTable = {
  uuid: string
  offer_uuid: string
  quote_id: string
  kind: RequestKind
  state: RequestState
  about: string
  wanted_from: string
  words: string
  document_ids: string[]
  asked_by: string
  asked_at: Date
  changed_at: Date
  answer: string | null
  effective_from: string | null
}

type OfferWarningsTable = { offer_uuid: string; valid_until: string; told_at: Date }

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    policy_renewals: PolicyRenewalsTable
    policy_requests: PolicyRequestsTable
    offer_warnings: OfferWarningsTable
  }
}
