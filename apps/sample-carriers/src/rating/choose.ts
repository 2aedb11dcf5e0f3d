import type { QuoteRequest } from '@coverwright/contract/carriers'
import { amountAt } from './amounts.ts'
import type { Choice, Choices, RateBook } from './rate-book.ts'

/** The choice nearest to what was asked for: the next one up, or the largest there is. */
export const chosen = (choices: Choices, asked: number): Choice =>
  choices.find(({ amount }) => amount >= asked) ?? choices[choices.length - 1] ?? choices[0]

/** What the person wants to bear of a claim; a policy with property goes by the property's deductible. */
export const askedDeductible = (book: RateBook, request: QuoteRequest): number | undefined => {
  if ('exposures' in book && book.deductibleAt) return amountAt(request, book.deductibleAt)
  return (book.property ? request.coverage.property_deductible : undefined) ?? request.coverage.deductible
}

/** What one claim should be insured for. */
export const askedLimit = (book: RateBook, request: QuoteRequest): number | undefined =>
  'exposures' in book && book.limitAt ? amountAt(request, book.limitAt) : request.coverage.occurrence_limit
