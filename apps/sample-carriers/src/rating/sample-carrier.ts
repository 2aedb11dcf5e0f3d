import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import type { RequestPath } from './amounts.ts'
import type { Binding } from './binding.ts'
import type { Guideline } from './guideline.ts'
import type { RateBook } from './rate-book.ts'
import type { Applies, Effect, RatedQuestion } from './rated-question.ts'
import type { Wording } from './wording.ts'

/** `effective_from` also names the revision. */
export type QuestionRevision = { readonly effective_from: CalendarDate; readonly questions: readonly RatedQuestion[] }

/** The first rule that fits decides; without one the business is in appetite. */
export type AppetiteRule = {
  readonly lines?: readonly string[]
  readonly applies: Applies
  readonly outcome: 'out' | 'refer'
  readonly code: string
  readonly reason: string
}

/** A dated edition of the appetite guide. */
export type AppetiteGuide = { readonly effective_from: CalendarDate; readonly rules: readonly AppetiteRule[] }

/** The same `code` is the same benefit of another insurer. */
export type Highlight = { readonly included: boolean; readonly label: string; readonly code?: string }

/** What a policy excludes for businesses that do it. */
export type Exclusion = {
  readonly code: string
  readonly label: string
  readonly applies?: Applies
  /** Codes of covers for it: an offer with one of them does not exclude it. */
  readonly unless?: readonly string[]
}

/** A cover included in every offer of the line, with its fixed limit as shown. */
export type StandardCover = { readonly code: string; readonly label: string; readonly offered: string }

/** An addition that an applicant asks every insurer for, and this insurer's terms for it. */
export type OptionalCover = {
  readonly code: string
  readonly label: string
  /** The answer that asks for it, and its values; Yes when absent. */
  readonly answer: RequestPath
  readonly asks?: readonly string[]
  /** Path of the requested amount, for a cover that has one. */
  readonly amountAt?: RequestPath
  /** It pays up to the policy's limit for each claim. */
  readonly sharesLimit?: true
  /** It is part of the limit for each claim, up to its own amount. */
  readonly isSublimit?: true
  /** What is offered: all of it, up to so many dollars, or nothing. */
  readonly offered: 'whole' | 'none' | { readonly most: number }
  /** Its factor on the price, if it is asked for and offered. */
  readonly factor?: number
}

/** The effects of an answer on the line's pages. Each entry of a list counts: one bad driver is enough. */
export type AnswerRule = {
  readonly code: string
  readonly answer: RequestPath
  readonly applies?: Applies
  readonly effects: readonly Effect[]
}

export type SampleLine = {
  readonly name: string
  /**
   * Converts the line's own answers to this insurer's measures: vehicles to units of risk, a list of policies to those
   * with too low limits. They are at `details.rated` for its guidelines, answers and rate books.
   */
  readonly reads?: (request: QuoteRequest) => Readonly<Record<string, unknown>>
  /** Its appetite for classes and states in this line; the insurer's general guide when absent. */
  readonly appetite?: readonly AppetiteRule[]
  readonly answers?: readonly AnswerRule[]
  /** Thresholds of this line, in addition to the insurer's general ones. */
  readonly guidelines?: readonly Guideline[]
  readonly questions: readonly [QuestionRevision, ...QuestionRevision[]]
  readonly rateBooks: readonly [RateBook, ...RateBook[]]
  readonly standardCovers: readonly StandardCover[]
  readonly optionalCovers?: readonly OptionalCover[]
  readonly highlights: readonly Highlight[]
  readonly exclusions?: readonly Exclusion[]
  /** The path of the line's current insurer. Offers of the line state a pending and prior litigation date. */
  readonly prior?: `details.${string}`
  /** Its price depends on what only the applicant knows, so it has none before everything is answered. */
  readonly givesNoIndication?: true
}

/** A tax or fee on top of the premium: a percentage of it, or so many dollars. */
export type SampleCharge = {
  readonly kind: 'tax' | 'fee'
  readonly label: string
  readonly percent?: number
  readonly flat?: number
}

/** An invented insurer. Everything about it is demonstration content. */
export type SampleCarrier = {
  /** As in the base path and the quote's fields. */
  readonly id: string
  readonly name: string
  readonly charges?: readonly SampleCharge[]
  /** The host where it takes payments of its own bills. */
  readonly payHost?: string
  /** Starts its quote numbers and class codes. */
  readonly prefix: string
  /** As in the United States when absent. */
  readonly speech?: Wording
  /** Who reads a referral: "An underwriter for shops and offices". */
  readonly underwriter: string
  /** Answers a quote request with "pending"; the offer is ready at the next poll. */
  readonly answersLater?: true
  /** In the United States: surplus lines. */
  readonly market?: 'surplus'
  /** How it answers a bind request; without this it has no binding calls. */
  readonly binding?: Binding
  /** Its underwriter decides about a referral within a minute. */
  readonly decidesInAMinute?: true
  /** Looks at an applicant's domain from outside; as a sample, it only pretends to. */
  readonly scansDomains?: true
  readonly monthly?: { readonly installments: number; readonly fee: number }
  readonly appetite: readonly [AppetiteGuide, ...AppetiteGuide[]]
  readonly guidelines: readonly Guideline[]
  readonly lines: Readonly<Record<string, SampleLine>>
}
