import type { QuoteAnswers } from '@coverwright/contract/carrier-contract/late-answers'
import type { policyTerms } from '@coverwright/contract/carrier-contract/policy-terms'
import type { OfferReply } from '@coverwright/contract/offers'
import type { AnswerState } from '@coverwright/core/lifecycle/insurer-answer'
import type { OfferStage } from '@coverwright/core/lifecycle/offer'
import type { ColumnType } from 'kysely'
import type { Snapshot } from './snapshot/snapshot.ts'

export type SubmissionsTable = {
  uuid: string
  quote_id: string
  number: number
  created_at: Date
  snapshot: ColumnType<Snapshot, string, never>
  hash: string
  /** The lines whose insurers were asked; null for all of them. The offers of others stay with an earlier submission. */
  lines: readonly string[] | null
}

/** A carrier's offer as it is shown, without carrier and state, which are columns. */
export type OfferDetails = Pick<
  OfferReply,
  | 'kind'
  | 'premium'
  | 'coverages'
  | 'highlights'
  | 'reasons'
  | 'next_step'
  | 'valid_until'
  | 'questions'
  | 'entered_by'
  | keyof typeof policyTerms
>

/** A stage as it is stored: expiry is derived from the day. */
export type StoredStage = Exclude<OfferStage, 'expired'>

export type OffersTable = {
  uuid: string
  submission_uuid: string
  position: number
  line: string
  carrier: string
  state: AnswerState
  stage: StoredStage
  reply: ColumnType<OfferDetails, string, string>
  /** The number of the latest version of the reply. */
  version: number
  /** The insurer's own count of its changes. */
  carrier_revision: number | null
  carrier_quote_id: string | null
  created_at: Date
  answered_at: Date | null
  /** Counts every change of the row, by the database. */
  revision: number
  /** The offer of an earlier submission that this one was asked for instead. */
  supersedes: string | null
}

/** An insurer's answer as received: by our call, its own push, or entered at the desk. Rows are never changed. */
export type OfferVersionsTable = {
  offer_uuid: string
  number: number
  at: Date
  source: 'call' | 'push' | 'desk'
  state: AnswerState
  reply: ColumnType<OfferDetails, string, never>
  carrier_revision: number | null
  hash: string
}

/** Answers to an insurer's questions; `version` is the offer's with the questions. */
export type OfferAnswersTable = {
  offer_uuid: string
  version: number
  at: Date
  given: ColumnType<QuoteAnswers['answers'], string, never>
  /** When the insurer had them; null until then. */
  sent_at: Date | null
}

/** When somebody with access last read the latest answers of a submission. */
type OfferReadsTable = {
  submission_uuid: string
  read_at: Date
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    submissions: SubmissionsTable
    offers: OffersTable
    /** A view: those that no later submission asked for again. */
    current_offers: OffersTable & { quote_id: string }
    /** A view: with each submission the last one before it, or itself, that asked the insurers of all lines. */
    submission_rounds: { uuid: string; quote_id: string; number: number; whole_uuid: string }
    offer_versions: OfferVersionsTable
    offer_answers: OfferAnswersTable
    offer_reads: OfferReadsTable
  }
}
