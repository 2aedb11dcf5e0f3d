import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountAt, answersAt, type RequestPath } from '../../rating/amounts.ts'
import type { Choices, ComputedExposure, ExposureBook } from '../../rating/rate-book.ts'

/** VAT of 21 % and smaller levies: prices are shown with them, as the premio that customers pay. */
const taxes = 1.24

/** The price of technical insurance or of a package, in percent of the sum insured. */
export const percentOfSum = (name: string, amount: RequestPath, percent: number, shownAs?: string) => ({
  name,
  amount,
  per: 100,
  rate: percent,
  ...(shownAs ? { shownAs } : {}),
})

/** An amount computed from several answers. */
export const computedExposure = (
  name: string,
  how: string,
  pesos: (request: QuoteRequest) => number,
): ComputedExposure => ({
  name,
  explanation: how,
  premium: pesos,
})

export const answersInclude = (request: QuoteRequest, path: RequestPath, ...values: readonly string[]): boolean =>
  answersAt(request, path).some((each) => values.includes(String(each)))

export const sumAt = (request: QuoteRequest, path: RequestPath): number => amountAt(request, path) ?? 0

/** Each choice of a select with its factor; the first is the smallest amount’s. */
export const choices = (...rows: readonly [readonly [number, number], ...(readonly [number, number])[]]): Choices => {
  const [first, ...rest] = rows.map(([amount, factor]) => ({ amount, factor }))
  return [first ?? { amount: 0, factor: 1 }, ...rest]
}

/** For lines that have no limit or deductible of their own. */
export const nothing: Choices = [{ amount: 0, factor: 1 }]

type Own = Pick<ExposureBook, 'exposures' | 'minimumPremium'> & Partial<ExposureBook>

/** Demonstration rates in pesos a year, before taxes and the policy fee. Big cities cost more. */
export const bookBeforeTaxes = (level: number, own: Own): readonly [ExposureBook] => [
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

/** The same with taxes and the policy fee. */
export const book = (level: number, own: Own): readonly [ExposureBook] =>
  bookBeforeTaxes(level * taxes, { policyFee: 18_000, ...own })
