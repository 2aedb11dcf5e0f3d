import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountAt } from './amounts.ts'
import type { Choice, Choices, RateBook } from './rate-book.ts'

/** The smallest choice that is at least the requested amount, or else the largest. */
export const nearestChoice = (choices: Choices, requestedAmount: number): Choice =>
  choices.find(({ amount }) => amount >= requestedAmount) ?? choices[choices.length - 1] ?? choices[0]

/** The requested deductible; for a policy with property, the property's. */
export const askedDeductible = (book: RateBook, request: QuoteRequest): number | undefined => {
  if ('exposures' in book && book.deductibleAt) return amountAt(request, book.deductibleAt)
  return (book.property ? request.coverage.property_deductible : undefined) ?? request.coverage.deductible
}

/** The requested limit for one claim. */
export const askedLimit = (book: RateBook, request: QuoteRequest): number | undefined =>
  'exposures' in book && book.limitAt ? amountAt(request, book.limitAt) : request.coverage.occurrence_limit
