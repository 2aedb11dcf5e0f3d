/** What an insurer offers for a line, as its reply and the offers of a quote have it. */
export type OfferTerms = {
  readonly premium?: { readonly fees_included: boolean } | undefined
  readonly coverages: readonly OfferedCoverage[]
  readonly highlights: readonly Benefit[]
  /** What the policy leaves out although this business does it, or would expect it. */
  readonly exclusions?: readonly { readonly code: string; readonly label: string }[] | undefined
  /** Of the United States: a surplus lines insurer is not backed by the state's guaranty fund. */
  readonly market?: 'admitted' | 'surplus' | undefined
  /** Which claims the policy pays: of what happens while it runs, or of what is claimed while it runs. */
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
  /** A sub-limit: it is paid within the limit of that code, and never more than it. */
  readonly sublimit_of?: string | undefined
}

/** The insurer's words for what comes with the policy, or does not; the same `code` is the same benefit elsewhere. */
export type Benefit = { readonly included: boolean; readonly label: string; readonly code?: string | undefined }

/** What was asked for beside limits, which the insurer repeats. Days as `YYYY-MM-DD`. */
export type RequestedTerms = {
  readonly effective_date?: string | undefined
  /** Since when the work of the applicant is insured now. */
  readonly retroactive_date?: string | undefined
}
