import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carriers'
import { amountAt, answersAt } from './amounts.ts'
import { holds } from './answered.ts'
import type { NamedFactor } from './rate.ts'
import type { OptionalCover, SampleLine } from './sample-carrier.ts'
import { inMoney, type Speech } from './speech.ts'

const isAsked = ({ answer, asks = ['Yes'] }: OptionalCover, request: QuoteRequest): boolean =>
  answersAt(request, answer).some((each) => holds({ is: asks }, each))

const askedFor = ({ optionalCovers = [] }: SampleLine, request: QuoteRequest): readonly OptionalCover[] =>
  optionalCovers.filter((cover) => isAsked(cover, request))

/** An additional coverage as requested and as offered; nothing when it was not requested. */
function amounts({ amountAt: path, offered }: OptionalCover, request: QuoteRequest, speech: Speech) {
  const asked = path && amountAt(request, path)
  const requested = asked === undefined ? speech.included : inMoney(asked, speech)
  if (offered === 'none') return { requested }
  if (offered === 'whole') return { requested, offered: requested }
  return { requested, offered: inMoney(Math.min(asked ?? offered.most, offered.most), speech) }
}

/** The additions that were asked for, each with what is offered; those that are not offered show it. */
export const optionalCoversOf = (line: SampleLine, request: QuoteRequest, speech: Speech): CarrierQuote['coverages'] =>
  askedFor(line, request).map((cover) => ({ code: cover.code, label: cover.label, ...amounts(cover, request, speech) }))

/** The price of the additional coverages. */
export const optionalFactors = (line: SampleLine, request: QuoteRequest): readonly NamedFactor[] =>
  askedFor(line, request).flatMap(({ code, offered, factor }) =>
    offered === 'none' || factor === undefined ? [] : [{ name: code, factor }],
  )
