import type { CarrierQuestion, CarrierQuote } from '@coverwright/contract/carrier-contract'
import { americanWording, type Wording } from '../rating/wording.ts'
import type { QuoteRecord } from './quote-store.ts'

/** What an underwriter of a sample insurer may do with a referral. Premiums are whole dollars or euros a year. */
export type Decision =
  | { readonly kind: 'quote'; readonly premium?: number | undefined }
  | { readonly kind: 'decline'; readonly reason: string }
  | { readonly kind: 'ask'; readonly questions: readonly [string, string] }

type Premium = Extract<CarrierQuote, { status: 'quoted' }>['premium']

/** The insurer's answer after its underwriter's decision. */
export function quoteAfterDecision(
  { rated, request }: QuoteRecord,
  decision: Decision,
  speech: Wording = americanWording,
): CarrierQuote {
  const { quote_id, sample, coverages, highlights } = rated
  const always = { quote_id, ...(sample ? { sample } : {}) }
  if (decision.kind === 'decline') {
    const requestedCoverages = coverages.map(({ offered: _offered, ...coverage }) => coverage)
    return {
      ...always,
      status: 'declined',
      coverages: requestedCoverages.filter((coverage) => coverage.requested !== undefined),
      highlights: [],
      reasons: [{ code: 'underwriter', text: decision.reason }],
    }
  }
  if (decision.kind === 'ask') {
    const [first, second] = decision.questions
    const status = 'needs_information'
    return { ...always, status, coverages, highlights: [], reasons: [], questions: questionsOf(first, second) }
  }
  if (rated.status === 'declined' || !rated.premium || !rated.valid_until) return rated
  const { premium, valid_until } = rated
  return {
    ...always,
    status: 'quoted',
    kind: 'bindable',
    coverages,
    highlights,
    reasons: [],
    premium: decision.premium === undefined ? premium : withAmount(premium, decision.premium),
    valid_until,
    next_step: { text: speech.ready(request.coverage.effective_date) },
  }
}

/** A manually set price has no instalments. */
const withAmount = ({ monthly: _monthly, ...premium }: Premium, amount: number): Premium => ({
  ...premium,
  amount: amount * 100,
})

const questionsOf = (yesOrNo: string, inWords: string): CarrierQuestion[] => [
  { id: 'underwriter_yes_no', type: 'yes_no', topic: 'Underwriter', label: yesOrNo },
  { id: 'underwriter_words', type: 'long_text', topic: 'Underwriter', label: inWords },
]
