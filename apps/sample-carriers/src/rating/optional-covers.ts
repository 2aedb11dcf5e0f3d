import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountAt, answersAt } from './amounts.ts'
import { holds } from './answered.ts'
import type { NamedFactor } from './rate.ts'
import type { OptionalCover, SampleLine } from './sample-carrier.ts'
import { inMoney, type Wording } from './wording.ts'

const isAsked = ({ answer, asks = ['Yes'] }: OptionalCover, request: QuoteRequest): boolean =>
  answersAt(request, answer).some((each) => holds({ is: asks }, each))

const requestedCovers = ({ optionalCovers = [] }: SampleLine, request: QuoteRequest): readonly OptionalCover[] =>
  optionalCovers.filter((cover) => isAsked(cover, request))

/** What an additional coverage depends on in the rest of the offer. */
export type BesideAdditions = {
  /** The limit for each claim. */
  readonly limit: { readonly asked: number | undefined; readonly offered: number }
  /** What the coverage adds to the yearly price, in whole units of money; undefined without a price. */
  readonly priceOf: (cover: OptionalCover) => number | undefined
}

/** An additional coverage as requested and as offered; nothing if it was not requested. */
function amounts(cover: OptionalCover, request: QuoteRequest, speech: Wording, beside: BesideAdditions) {
  const { requested, offered } = limits(cover, request, speech, beside)
  if (offered === undefined) return { requested }
  const price = cover.factor === undefined ? undefined : beside.priceOf(cover)
  return { requested, offered, ...(price && price > 0 ? { premium: price * 100 } : {}) }
}

function limits(
  { amountAt: path, offered, sharesLimit }: OptionalCover,
  request: QuoteRequest,
  speech: Wording,
  { limit }: BesideAdditions,
): { readonly requested: string; readonly offered?: string } {
  const requestedAmount = sharesLimit ? limit.asked : path && amountAt(request, path)
  const requestedText = requestedAmount === undefined ? speech.included : inMoney(requestedAmount, speech)
  if (offered === 'none') return { requested: requestedText }
  if (sharesLimit) return { requested: requestedText, offered: inMoney(limit.offered, speech) }
  if (offered === 'whole') return { requested: requestedText, offered: requestedText }
  return { requested: requestedText, offered: inMoney(Math.min(requestedAmount ?? offered.most, offered.most), speech) }
}

/** The additions that were asked for, each with what is offered, which may be nothing. */
export const optionalCoversOf = (
  line: SampleLine,
  request: QuoteRequest,
  speech: Wording,
  beside: BesideAdditions,
): CarrierQuote['coverages'] =>
  requestedCovers(line, request).map((cover) => {
    const { code, label, isSublimit } = cover
    const terms = amounts(cover, request, speech, beside)
    return { code, label, ...terms, ...(isSublimit && 'offered' in terms ? { sublimit_of: 'occurrence_limit' } : {}) }
  })

/** The factors of the additional coverages. */
export const optionalFactors = (line: SampleLine, request: QuoteRequest): readonly NamedFactor[] =>
  requestedCovers(line, request).flatMap(({ code, offered, factor }) =>
    offered === 'none' || factor === undefined ? [] : [{ name: code, factor }],
  )
