import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carriers'
import { amountAt, answersAt } from './amounts.ts'
import { holds } from './answered.ts'
import { inDollars } from './in-dollars.ts'
import type { NamedFactor } from './rate.ts'
import type { OptionalCover, SampleLine } from './sample-carrier.ts'

const isAsked = ({ answer, asks = ['Yes'] }: OptionalCover, request: QuoteRequest): boolean =>
  answersAt(request, answer).some((each) => holds({ is: asks }, each))

const askedFor = ({ optionalCovers = [] }: SampleLine, request: QuoteRequest): readonly OptionalCover[] =>
  optionalCovers.filter((cover) => isAsked(cover, request))

/** What was asked for in words, and what is offered of it; nothing when it is not. */
function amounts({ amountAt: path, offered }: OptionalCover, request: QuoteRequest) {
  const asked = path && amountAt(request, path)
  const requested = asked === undefined ? 'Included' : inDollars(asked)
  if (offered === 'none') return { requested }
  if (offered === 'whole') return { requested, offered: requested }
  return { requested, offered: inDollars(Math.min(asked ?? offered.most, offered.most)) }
}

/** The additions that were asked for, each with what is offered; those that are not offered show it. */
export const optionalCoversOf = (line: SampleLine, request: QuoteRequest): CarrierQuote['coverages'] =>
  askedFor(line, request).map((cover) => ({ code: cover.code, label: cover.label, ...amounts(cover, request) }))

/** What the additions do to the price. */
export const optionalFactors = (line: SampleLine, request: QuoteRequest): readonly NamedFactor[] =>
  askedFor(line, request).flatMap(({ code, offered, factor }) =>
    offered === 'none' || factor === undefined ? [] : [{ name: code, factor }],
  )
