import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountAt } from './amounts.ts'
import { askedDeductible, askedLimit, nearestChoice } from './choose.ts'
import type { BesideAdditions } from './optional-covers.ts'
import { optionalCoversOf } from './optional-covers.ts'
import { pendingLitigation } from './pending-litigation.ts'
import type { ExposureBook, RateBook } from './rate-book.ts'
import type { SampleLine } from './sample-carrier.ts'
import { inMoney, type Wording } from './wording.ts'

type OfferedCoverage = CarrierQuote['coverages'][number]

const amount = (
  speech: Wording,
  code: string,
  label: string,
  offeredAmount: number | undefined,
  requestedAmount: number | undefined,
): readonly OfferedCoverage[] =>
  offeredAmount === undefined && requestedAmount === undefined
    ? []
    : [
        {
          code,
          label,
          ...(requestedAmount === undefined ? {} : { requested: inMoney(requestedAmount, speech) }),
          ...(offeredAmount === undefined ? {} : { offered: inMoney(offeredAmount, speech) }),
        },
      ]

/** The aggregate limit, offered and requested. */
function aggregateOf(book: RateBook, request: QuoteRequest, occurrence: number): readonly [number, number | undefined] {
  if (!('exposures' in book)) return [occurrence * 2, request.coverage.aggregate_limit]
  const most = book.aggregateTimes ?? 1
  const times = book.aggregateAt && amountAt(request, book.aggregateAt)
  const limit = askedLimit(book, request)
  if (times === undefined) return [occurrence * most, undefined]
  return [occurrence * Math.min(times, most), limit === undefined ? undefined : limit * times]
}

/** The requested amount beside the offered one, which is the insurer's nearest limit. */
export function coveragesOf(
  line: SampleLine,
  book: RateBook,
  request: QuoteRequest,
  speech: Wording,
  priceOf: BesideAdditions['priceOf'],
): OfferedCoverage[] {
  const { contents_value, building_value } = request.coverage
  const deductible = askedDeductible(book, request)
  const limit = askedLimit(book, request)
  const occurrence = nearestChoice(book.occurrence, limit ?? book.usualOccurrence).amount
  const retention = nearestChoice(book.deductible, deductible ?? book.usualDeductible).amount
  const own = 'exposures' in book ? book : undefined
  const shows = (part: 'limit' | 'aggregate' | 'deductible') => own?.shows?.includes(part) ?? true
  const beside = { limit: { asked: limit, offered: occurrence }, priceOf }
  const covers = [
    ...pendingLitigation(line, request),
    ...line.standardCovers,
    ...optionalCoversOf(line, request, speech, beside),
  ]
  if (own?.shownLimits) return [...own.shownLimits(occurrence, limit), ...covers]
  return [
    ...(shows('limit') ? amount(speech, 'occurrence_limit', own?.limitLabel ?? speech.limit, occurrence, limit) : []),
    ...(shows('aggregate')
      ? amount(speech, 'aggregate_limit', speech.aggregate, ...aggregateOf(book, request, occurrence))
      : []),
    ...(book.property
      ? [
          ...amount(speech, 'contents_value', speech.contents, contents_value, contents_value),
          ...amount(speech, 'building_value', speech.building, building_value, building_value),
        ]
      : []),
    ...(own?.exposures ?? []).flatMap((each) => insuredAmount(each, request, speech)),
    ...(shows('deductible') ? deductibleOf(speech, book, retention, deductible) : []),
    ...covers,
  ]
}

const deductibleOf = (
  speech: Wording,
  book: RateBook,
  retention: number,
  requestedAmount: number | undefined,
): readonly OfferedCoverage[] => {
  if (book.property) return amount(speech, 'property_deductible', speech.propertyDeductible, retention, requestedAmount)
  const label = 'exposures' in book ? book.deductibleLabel : undefined
  return amount(speech, 'deductible', label ?? speech.deductible, retention, requestedAmount)
}

/** An exposure that is a cover of its own, if there is any. */
function insuredAmount(
  exposure: ExposureBook['exposures'][number],
  request: QuoteRequest,
  speech: Wording,
): readonly OfferedCoverage[] {
  if (!('shownAs' in exposure && exposure.shownAs)) return []
  const amountInsured = amountAt(request, exposure.amount) ?? 0
  const requestedAmount = exposure.askedAt ? amountAt(request, exposure.askedAt) : amountInsured
  return amountInsured > 0
    ? amount(speech, exposure.amount.replace(/\W+/g, '_'), exposure.shownAs, amountInsured, requestedAmount)
    : []
}
