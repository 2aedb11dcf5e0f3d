import type { Answers } from '@coverwright/core/answers/answers'
import type { QuestionSet } from '@coverwright/core/forms/question'
import type { ColumnType } from 'kysely'
import type { StoredOrigin } from '../../2-identity/access/stored-origin.ts'

type Json<Value> = ColumnType<Value, string, string>

/** A fetched set as it lies with the quote. */
export type StoredSet = QuestionSet & { readonly fetched_at: string }
export type StoredSets = Readonly<Record<string, StoredSet>>

/**
 * `before` or `after` is absent when there was or is no answer. Sensitive answers are sealed. `shown` is what stood with
 * a question whose answer is evidence.
 */
export type Change = {
  readonly path: string
  readonly before?: unknown
  readonly after?: unknown
  readonly shown?: unknown
  /** Of a list in which items changed and none came, went or moved: `before` and `after` are those items alone. */
  readonly items?: true
  /** Taken away because another answer changed. */
  readonly cleared?: true
}

export type QuotesTable = {
  id: string
  uuid: string
  session_id: string
  site: string
  flow_type: string
  schema_version: number
  version: number
  completed: boolean
  max_step: string
  /** Sensitive answers are sealed. */
  answers: Json<Answers>
  question_sets: Json<StoredSets>
  /** What a renewal carries over from the application it renews, as that stands when its year ends; sealed alike. */
  carried: ColumnType<Answers | null, string | null, string>
  /** The submission that is renewed. */
  renews: string | null
  partner: string | null
  campaign_id: string | null
  /** Where the partner found them, and the partner, as the quote was begun. */
  partnership_source: string | null
  partnership_name: string | null
  test_features: string[]
  submission_uuid: string | null
  legit_lead_at: Date | null
  abandoned_at: Date | null
  /** Whose it is, once they signed in; then no session alone opens it any more. */
  person_id: string | null
  /** The agency that works on it, and the agent who began it. */
  agency_id: string | null
  agent_id: string | null
  /** The account it is listed in, from the day it was submitted or claimed. */
  account_uuid: string | null
  checkout_session_uuid: string | null
  /** When the one reminder went out. */
  follow_up_at: Date | null
  created_at: Date
  updated_at: Date
  /** How many events there are, and the hash of the last one. */
  events: number
  last_hash: string
}

export type QuoteEventsTable = {
  quote_id: string
  position: number
  version: number
  kind: string
  at: Date
  actor: string
  step: string | null
  changes: Json<readonly Change[]>
  /** Where it came from; null for what no request caused, and before that was kept. */
  origin: ColumnType<StoredOrigin | null, string | null, never>
  previous_hash: string
  hash: string
}

export type QuoteAccessTable = { quote_id: string; session_id: string; granted_at: Date }

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    quotes: QuotesTable
    quote_access: QuoteAccessTable
    quote_events: QuoteEventsTable
  }
}
