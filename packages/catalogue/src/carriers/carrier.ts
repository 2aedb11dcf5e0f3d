import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { Messages } from '@coverwright/core/text/text'

/** A carrier: its names, lines and addresses. One folder each; the registry is `carriers.ts`. */
export type Carrier = {
  /** The insurer's name in the quote's fields: `gl.liberty.uw_questions`. */
  readonly id: string
  readonly name: string
  /** An invented carrier, labelled as a sample wherever it is shown. */
  readonly sample: boolean
  /** Message for its name with the label "sample" in its country's language; English when absent. */
  readonly shownAs?: string
  /** Its icon: path data in a view box of 24 by 24, drawn in one stroke. Its initials are used when absent. */
  readonly mark?: string
  /** Who bills its policies; the insurer by default. A line may override it. */
  readonly billing?: CarrierBilling
  /** Whether we fetch quote letters, binders and policies from it; otherwise the desk uploads them. */
  readonly sendsDocuments?: true
  /** Lets the host issue certificates of its policies in its own layout. */
  readonly certificates?: true
  readonly lines: readonly CarrierLine[]
  /** The insurer's own texts, by language and key; those of the catalogue's insurers are in `messages/`. */
  readonly texts?: Readonly<Record<string, Messages>>
}

export type CarrierBilling = {
  readonly by: 'insurer' | 'agency'
  /** Hosts at which the insurer takes payments; its links to any other host are not shown. */
  readonly hosts?: readonly string[]
}

export type CarrierLine = {
  readonly line: string
  /** Its own question pages; absent where it needs only the line's own pages. */
  readonly asks?: CarrierQuestions
  /**
   * Further addresses of its questions, as in `wc/v3/guard`; without question pages of its own they answer with an
   * empty set. Our pages call none of them. Source: seed 7.4, decision 45.
   */
  readonly alsoAskedAt?: readonly string[]
  /** Scans the applicant's domain from outside, with consent. */
  readonly scansDomains?: true
  /** Estimates a yearly price before everything is answered; absent where it cannot (decision 98). */
  readonly indicates?: true
  /** The site's switch that turns it on. */
  readonly switch: string
  /** Name of its code in `appetite_codes`. */
  readonly codeName: string
  readonly appetite: readonly AppetiteRow[]
  /** Overrides the carrier's. */
  readonly billing?: CarrierBilling
}

export type CarrierQuestions = {
  /** Route segment of its question pages: `bop/cs`. */
  readonly segment: string
  /** The call that fetches its questions is `/{path}/{version}/{line}/uw-questions`. */
  readonly path: string
  readonly version: 'v1' | 'v2' | 'v3'
  /** The call may name the insurer's own code for the class. Source: seed 7.4. */
  readonly takesCode?: true
  /** The basis of its question set: when one of these answers changes, the set is fetched again. */
  readonly basis: readonly AnswerPath[]
}

export type Outlook = 'in' | 'refer' | 'out'

/**
 * One dated row of a carrier's appetite. The first that fits class, state and day decides; a class without a row is out
 * of appetite.
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
