import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountAt, answersAt, type RequestPath } from '../../rating/amounts.ts'
import type { Choices, ComputedExposure, ExposureBook } from '../../rating/rate-book.ts'

/** VAT of 21 % and the small levies beside it: prices are shown with them, as the premio that is paid. */
const taxes = 1.24

/** What a technical insurance or a package costs: so much of each hundred pesos insured. */
export const percentOfSum = (name: string, amount: RequestPath, percent: number, shownAs?: string) => ({
  name,
  amount,
  per: 100,
  rate: percent,
  ...(shownAs ? { shownAs } : {}),
})

/** An amount computed from several answers. */
export const computed = (name: string, how: string, pesos: (request: QuoteRequest) => number): ComputedExposure => ({
  name,
  explanation: how,
  premium: pesos,
})

export const answersInclude = (request: QuoteRequest, path: RequestPath, ...values: readonly string[]): boolean =>
  answersAt(request, path).some((each) => values.includes(String(each)))

export const sumAt = (request: QuoteRequest, path: RequestPath): number => amountAt(request, path) ?? 0

/** Each choice of a select with what it does to the price; the first factor is the smallest amount’s. */
export const choices = (...rows: readonly [readonly [number, number], ...(readonly [number, number])[]]): Choices => {
  const [first, ...rest] = rows.map(([amount, factor]) => ({ amount, factor }))
  return [first ?? { amount: 0, factor: 1 }, ...rest]
}

/** What only some lines have: a limit or a deductible of their own. */
export const nothing: Choices = [{ amount: 0, factor: 1 }]

type Own = Pick<ExposureBook, 'exposures' | 'minimumPremium'> & Partial<ExposureBook>

/** Demonstration rates in pesos a year, which nothing is added to. Big cities cost more. */
export const untaxed = (level: number, own: Own): readonly [ExposureBook] => [
  {
    effective_from: '2026-01-01',
    states: { 'AR-B': 1.08, 'AR-C': 1.05, 'AR-S': 1.1 },
    occurrence: nothing,
    deductible: nothing,
    usualOccurrence: 0,
    usualDeductible: 0,
    policyFee: 0,
    shows: [],
    ...own,
    level,
  },
]

/** The same with the fee of each policy, shown with taxes. */
export const book = (level: number, own: Own): readonly [ExposureBook] =>
  untaxed(level * taxes, { policyFee: 18_000, ...own })
