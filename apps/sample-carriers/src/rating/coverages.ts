import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carriers'
import { amountAt } from './amounts.ts'
import { askedDeductible, askedLimit, chosen } from './choose.ts'
import { inDollars } from './in-dollars.ts'
import { optionalCoversOf } from './optional-covers.ts'
import type { ExposureBook, RateBook } from './rate-book.ts'
import type { SampleLine } from './sample-carrier.ts'

type OfferedCoverage = CarrierQuote['coverages'][number]

const amount = (
  code: string,
  label: string,
  offered: number | undefined,
  requested: number | undefined,
): readonly OfferedCoverage[] =>
  offered === undefined && requested === undefined
    ? []
    : [
        {
          code,
          label,
          ...(requested === undefined ? {} : { requested: inDollars(requested) }),
          ...(offered === undefined ? {} : { offered: inDollars(offered) }),
        },
      ]

/** What all claims of a year may cost, offered and asked for. */
function aggregateOf(book: RateBook, request: QuoteRequest, occurrence: number): readonly [number, number | undefined] {
  if (!('exposures' in book)) return [occurrence * 2, request.coverage.aggregate_limit]
  const most = book.aggregateTimes ?? 1
  const times = book.aggregateAt && amountAt(request, book.aggregateAt)
  const limit = askedLimit(book, request)
  if (times === undefined) return [occurrence * most, undefined]
  return [occurrence * Math.min(times, most), limit === undefined ? undefined : limit * times]
}

/** What was asked for beside what is offered; the insurer's nearest limit where it has not the very one. */
export function coveragesOf(line: SampleLine, book: RateBook, request: QuoteRequest): OfferedCoverage[] {
  const { contents_value, building_value } = request.coverage
  const deductible = askedDeductible(book, request)
  const limit = askedLimit(book, request)
  const occurrence = chosen(book.occurrence, limit ?? book.usualOccurrence).amount
  const retained = chosen(book.deductible, deductible ?? book.usualDeductible).amount
  const own = 'exposures' in book ? book : undefined
  const shows = (part: 'limit' | 'aggregate' | 'deductible') => own?.shows?.includes(part) ?? true
  const covers = [...line.standardCovers, ...optionalCoversOf(line, request)]
  if (own?.shownLimits) return [...own.shownLimits(occurrence, limit), ...covers]
  return [
    ...(shows('limit') ? amount('occurrence_limit', own?.limitLabel ?? 'Limit for each claim', occurrence, limit) : []),
    ...(shows('aggregate')
      ? amount('aggregate_limit', 'Limit for all claims in a year', ...aggregateOf(book, request, occurrence))
      : []),
    ...(book.property
      ? [
          ...amount('contents_value', 'Contents and equipment', contents_value, contents_value),
          ...amount('building_value', 'Building', building_value, building_value),
        ]
      : []),
    ...(own?.exposures ?? []).flatMap((each) => insuredAmount(each, request)),
    ...(shows('deductible') ? deductibleOf(book, retained, deductible) : []),
    ...covers,
  ]
}

const deductibleOf = (book: RateBook, retained: number, asked: number | undefined): readonly OfferedCoverage[] => {
  if (book.property) return amount('property_deductible', 'Property deductible', retained, asked)
  const label = 'exposures' in book ? book.deductibleLabel : undefined
  return amount('deductible', label ?? 'Liability deductible', retained, asked)
}

/** An exposure that is a cover of its own, when there is any of it. */
function insuredAmount(exposure: ExposureBook['exposures'][number], request: QuoteRequest): readonly OfferedCoverage[] {
  if (!('shownAs' in exposure && exposure.shownAs)) return []
  const insured = amountAt(request, exposure.amount) ?? 0
  const asked = exposure.askedAt ? amountAt(request, exposure.askedAt) : insured
  return insured > 0 ? amount(exposure.amount.replace(/\W+/g, '_'), exposure.shownAs, insured, asked) : []
}
