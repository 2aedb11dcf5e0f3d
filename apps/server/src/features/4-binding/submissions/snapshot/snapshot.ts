import type { RenewalChangesReply } from '@coverwright/contract/renewals'
import type { Answers } from '@coverwright/core/answers/answers'
import type { FieldType } from '@coverwright/core/model/field'
import type { RemainingRemark } from '@coverwright/core/navigation/remaining-remarks'

/** A question as it was shown: its words of the day, not keys into messages that change. */
export type ShownQuestion = {
  readonly path: string
  readonly type: FieldType
  readonly label: string
  readonly hint?: string
  /** It was shown as a statement to tick, in these words, in the list with this question. */
  readonly statement?: { readonly list: string; readonly words: string }
  /** Other text that its page showed with it. */
  readonly beside?: readonly string[]
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** The reference list its options come from, when they are not stored here. */
  readonly optionsFrom?: string
  readonly fields?: readonly ShownQuestion[]
  readonly sensitive?: true
  readonly dateStyle?: 'numeric'
  /** Its entries are shares of a whole. */
  readonly total?: { readonly of: string; readonly to: number }
}

export type ShownStep = {
  readonly path: string
  readonly section: string
  readonly title: string
  readonly questions: readonly ShownQuestion[]
  /** In a renewal: a page of the previous application that is not asked again. */
  readonly carried?: true
}

/** Words a person agreed to, as the page showed them; a fraud statement with its law and when it was checked. */
export type Disclosure = {
  readonly key: string
  readonly text: string
  readonly heading?: string
  readonly citation?: string
  readonly checked_on?: string
}

/** Everything a submission was made of. Stored once and never changed; sensitive answers are encrypted. */
export type Snapshot = {
  readonly quote: { readonly id: string; readonly uuid: string; readonly version: number }
  readonly number: number
  readonly submitted_at: string
  readonly submitted_by: string
  readonly locale: string
  readonly site: { readonly id: string; readonly revision: string }
  readonly flow: { readonly id: string; readonly revision: string }
  readonly question_sets: Readonly<Record<string, string>>
  readonly answers: Answers
  readonly facts: Answers
  readonly steps: readonly ShownStep[]
  /** What was remarked on and left so, for the underwriter. Absent in submissions from before remarks were kept. */
  readonly remarks?: readonly RemainingRemark[]
  readonly disclosures: readonly Disclosure[]
  /** The earlier submission with which they were agreed to, when insurers were only asked for new prices. */
  readonly agreed_in?: string
  /** In a renewal: what it renews, what changed since, and what was confirmed as unchanged. */
  readonly renewal?: RenewalRecord
}

export type RenewalRecord = RenewalChangesReply & {
  readonly submission_uuid: string
  readonly expiring_on: string
}
