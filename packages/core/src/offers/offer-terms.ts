/** What an insurer offers for a line, as in its reply and in the offers of a quote. */
export type OfferTerms = {
  readonly premium?: { readonly fees_included: boolean } | undefined
  readonly coverages: readonly OfferedCoverage[]
  readonly highlights: readonly Benefit[]
  /** What the policy leaves out although this business does it, or would expect it. */
  readonly exclusions?: readonly { readonly code: string; readonly label: string }[] | undefined
  /** United States only: the state's guaranty fund does not back a surplus lines insurer. */
  readonly market?: 'admitted' | 'surplus' | undefined
  /** Which claims the policy pays: for what happens during its term, or for what is claimed during its term. */
  readonly trigger?: 'occurrence' | 'claims_made' | undefined
  /** Claims-made: work done before this day is not insured. `YYYY-MM-DD` */
  readonly retroactive_date?: string | undefined
  /** First and last day, `YYYY-MM-DD`. */
  readonly period?: { readonly from: string; readonly to: string } | undefined
}

export type OfferedCoverage = {
  readonly code: string
  readonly label: string
  readonly requested?: string | undefined
  readonly offered?: string | undefined
  /** A sub-limit: it is paid within the limit of that code, and never exceeds it. */
  readonly sublimit_of?: string | undefined
}

/** The insurer's words for what comes with the policy or does not; the same `code` is the same benefit everywhere. */
export type Benefit = { readonly included: boolean; readonly label: string; readonly code?: string | undefined }

/** What was asked for beside limits, repeated by the insurer. Dates as `YYYY-MM-DD`. */
export type RequestedTerms = {
  readonly effective_date?: string | undefined
  /** The date since which the applicant's work has been insured. */
  readonly retroactive_date?: string | undefined
}
