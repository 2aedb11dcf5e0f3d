import type { AnswerPath } from '@coverwright/core/answers/answers'

/** What an insurer is known by and reached at. One folder each; the registry is `carriers.ts`. */
export type Carrier = {
  /** The insurer's name in the quote's fields: `gl.liberty.uw_questions`. */
  readonly id: string
  readonly name: string
  /** An invented insurer, for demonstration; said wherever it is shown. */
  readonly sample: boolean
  /** Its name with the word for a sample in the language of its country; in English when absent. */
  readonly shownAs?: string
  readonly lines: readonly CarrierLine[]
}

export type CarrierLine = {
  readonly line: string
  /** Its own question pages; absent where the line's own pages hold all that it reads. */
  readonly asks?: CarrierQuestions
  /**
   * Further addresses of its questions, as in `wc/v3/guard`; of a line without question pages of its own they answer
   * with an empty set. Our pages call none of them. Source: seed 7.4, decision 45.
   */
  readonly alsoAskedAt?: readonly string[]
  /** Looks at the applicant's domain from outside when it may. */
  readonly scansDomains?: true
  /** The site's switch that turns it on. */
  readonly switch: string
  /** Name of its code in `appetite_codes`. */
  readonly codeName: string
  readonly appetite: readonly AppetiteRow[]
}

export type CarrierQuestions = {
  /** Route segment of its question pages: `bop/cs`. */
  readonly segment: string
  /** The call that fetches its questions is `/{path}/{version}/{line}/uw-questions`. */
  readonly path: string
  readonly version: 'v1' | 'v2' | 'v3'
  /** The call may name the insurer's own code for the class. Source: seed 7.4. */
  readonly takesCode?: true
  /** Answers its questions depend on: when one changes, they are asked for again. */
  readonly basis: readonly AnswerPath[]
}

export type Outlook = 'in' | 'refer' | 'out'

/**
 * One dated line of an insurer's appetite. The first row that fits the class, the state and the day decides; a class
 * that no row fits is out of appetite.
 */
export type AppetiteRow = {
  readonly from: string
  readonly until?: string
  readonly outlook: Outlook
  /** Message key of the sentence for the applicant; empty for `in`. */
  readonly reason: string
  /** Prefix of the insurer's own code for the class; invented for sample insurers. */
  readonly code: string
  readonly traits?: readonly string[]
  readonly industries?: readonly string[]
  readonly states?: readonly string[]
  readonly classes?: readonly string[]
  readonly minHazard?: number
  readonly maxHazard?: number
}

/** What is known of a business class when appetite is decided. */
export type ClassFacts = {
  readonly class_code_ref: string
  readonly naics6: string
  readonly industry: string
  readonly traits: readonly string[]
  readonly hazard: number
}
