import type { QuoteRequest } from '@coverwright/contract/carriers'
import type { Choice, Choices, RateBook } from './rate-book.ts'

/** The choice nearest to what was asked for: the next one up, or the largest there is. */
export const chosen = (choices: Choices, asked: number): Choice =>
  choices.find(({ amount }) => amount >= asked) ?? choices[choices.length - 1] ?? choices[0]

/** What the person wants to bear of a claim; a policy with property goes by the property's deductible. */
export const askedDeductible = (book: RateBook, { coverage }: QuoteRequest): number | undefined =>
  (book.property ? coverage.property_deductible : undefined) ?? coverage.deductible
