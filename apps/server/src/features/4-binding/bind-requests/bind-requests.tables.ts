import type { BindMode } from '@coverwright/contract/binding/bind-requests'
import type { BindReply, BindRequirement, PaymentPlan } from '@coverwright/contract/carrier-contract/binds'
import type { Capacity } from '@coverwright/contract/values'
import type { ColumnType } from 'kysely'
import type { EncryptedValue } from '../../../platform/encryption/encryptor.ts'

/** What the insurer of an offer needs, as it replied when the page was first opened for that version. */
export type BindTerms = {
  readonly mode: BindMode
  readonly requirements: readonly BindRequirement[]
  readonly payment_plans: readonly PaymentPlan[]
}

export type BindAddress = {
  readonly street: string
  readonly unit?: string
  readonly city: string
  readonly state?: string
  readonly zip_code: string
}

/** What was given on the page. The tax number is encrypted; files lie among the quote's documents. */
export type GivenAnswers = {
  readonly start_date?: string
  readonly tax_number?: EncryptedValue
  readonly mailing_address?: BindAddress
  readonly payment_plan?: string
  readonly terrorism?: 'accepted' | 'rejected'
  readonly uninsured_motorist?: string
  readonly surplus_lines?: boolean
  readonly no_known_losses?: boolean
  readonly fraud_statement?: boolean
}

export type SignedDocument = {
  readonly key: string
  readonly heading: string
  readonly text: string
  readonly sha256: string
}

/** Evidence of a signature: who typed which name as what, under which words, when. */
export type StoredSignature = {
  readonly name: string
  readonly capacity: Capacity
  readonly consent: string
  readonly signed_at: string
  readonly locale: string
  readonly documents: readonly SignedDocument[]
}

export type SentAnswers = GivenAnswers & {
  readonly loss_runs?: readonly {
    readonly id: string
    readonly name: string
    readonly kind: string
    readonly size: number
    readonly sha256: string
  }[]
}

type BindDraftsTable = {
  offer_uuid: string
  quote_id: string
  offer_version: number
  terms: ColumnType<BindTerms, string, string>
  answers: ColumnType<GivenAnswers, string, string>
  /** The version that was shown before this one. */
  shown_before: number | null
  updated_at: Date
}

/**
 * Why the desk has to decide what is next: the insurer did not answer for two weeks (`silent`), or its interface did not
 * take the request (`rejected`).
 */
export type BindTrouble = {
  readonly kind: 'silent' | 'rejected'
  readonly status?: number
  /** The insurer's own word for it. */
  readonly code?: string
}

type BindRequestsTable = {
  uuid: string
  offer_uuid: string
  quote_id: string
  number: number
  mode: BindMode
  offer_version: number
  offer_hash: string
  answers: ColumnType<SentAnswers, string, never>
  signature: ColumnType<StoredSignature | null, string | null, never>
  requested_by: string
  requested_at: Date
  unsealed_at: Date | null
  /** When it was first sent. From then on the insurer may have bound it. */
  sent_at: Date | null
  trouble: ColumnType<BindTrouble | null, string | null, string | null>
  carrier_bind_id: string | null
  reply: ColumnType<BindReply | null, string | null, string | null>
  answered_at: Date | null
  /** How often the insurer was asked what became of it. */
  asked: number
}

type BindConfirmationsTable = {
  offer_uuid: string
  reference: string
  effective_from: string
  effective_to: string
  channel: 'call' | 'push' | 'desk'
  actor: string
  message: string | null
  confirmed_at: Date
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    bind_drafts: BindDraftsTable
    bind_requests: BindRequestsTable
    bind_confirmations: BindConfirmationsTable
  }
}
