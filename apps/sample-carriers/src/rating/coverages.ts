import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carriers'
import { askedDeductible, askedLimit, chosen } from './choose.ts'
import type { RateBook } from './rate-book.ts'
import type { SampleLine } from './sample-carrier.ts'

type OfferedCoverage = CarrierQuote['coverages'][number]

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
export const inDollars = (amount: number): string => dollars.format(amount)

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

/** What was asked for beside what is offered; the insurer's nearest limit where it has not the very one. */
export function coveragesOf(line: SampleLine, book: RateBook, request: QuoteRequest): OfferedCoverage[] {
  const { aggregate_limit, contents_value, building_value } = request.coverage
  const deductible = askedDeductible(book, request)
  const limit = askedLimit(book, request)
  const occurrence = chosen(book.occurrence, limit ?? book.usualOccurrence).amount
  const retained = chosen(book.deductible, deductible ?? book.usualDeductible).amount
  const own = 'exposures' in book ? book : undefined
  const aggregate = occurrence * (own ? (own.aggregateTimes ?? 1) : 2)
  return [
    ...amount('occurrence_limit', own?.limitLabel ?? 'Limit for each claim', occurrence, limit),
    ...amount('aggregate_limit', 'Limit for all claims in a year', aggregate, own ? undefined : aggregate_limit),
    ...(book.property
      ? [
          ...amount('contents_value', 'Contents and equipment', contents_value, contents_value),
          ...amount('building_value', 'Building', building_value, building_value),
        ]
      : []),
    ...(book.property
      ? amount('property_deductible', 'Property deductible', retained, deductible)
      : amount('deductible', own?.deductibleLabel ?? 'Liability deductible', retained, deductible)),
    ...line.standardCovers,
  ]
}
