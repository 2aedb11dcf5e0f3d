import type { Question } from '@coverwright/core/model/question'

/** Which businesses are asked a question. Every condition must hold; a list holds if any of its values fits. */
export type Applies = {
  /** Starts of class ids: `CW5411` is every class of legal services. */
  readonly classes?: readonly string[]
  /** Holds if the class's id starts with none of these. */
  readonly not_classes?: readonly string[]
  readonly traits?: readonly string[]
  /** Holds if the class has none of these. */
  readonly not_traits?: readonly string[]
  readonly industries?: readonly string[]
  readonly states?: readonly string[]
  readonly not_states?: readonly string[]
  readonly min_hazard?: number
  readonly max_hazard?: number
}

/**
 * The effect of an answer on the offer. `is` holds if the answer is, or a multiple choice contains, one of the values;
 * `more_than` and `less_than` compare numbers, money, percents and years, and count the entries of a list. All that are
 * given must hold. (`outcome`, since the linter takes an object with `then` for a promise.)
 * `reason` speaks to the applicant in plain words.
 */
export type Effect =
  | { readonly when: EffectTest; readonly outcome: 'knockout' | 'refer'; readonly reason: string }
  | { readonly when: EffectTest; readonly outcome: 'rate'; readonly factor: number; readonly reason: string }

export type EffectTest = {
  readonly is?: readonly string[]
  readonly more_than?: number
  readonly less_than?: number
}

/** A question with its audience and the effects of its answers. */
export type RatedQuestion = {
  readonly question: Question
  readonly applies?: Applies
  readonly effects?: readonly Effect[]
}
