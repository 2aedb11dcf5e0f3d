import {
  minutesFor,
  secondsPerPage,
  secondsPerQuestion,
} from '../../packages/catalogue/src/application/minutes-left.ts'
import type { AskedPage } from './asked-questions.ts'

/** How long an application is for one business. */
export type ApplicationLength = {
  readonly pages: number
  /** Questions to answer. A list of statements counts as many as this business ticks, or one for "None of these". */
  readonly required: number
  /** Questions whose answer is known and confirmed with the page. */
  readonly known: number
  readonly all: number
  /** By the product's own estimate. */
  readonly minutes: number
}

export function lengthOf(pages: readonly AskedPage[]): ApplicationLength {
  const questions = pages.flatMap((page) => page.questions)
  return {
    pages: pages.length,
    required: questions.filter(({ need }) => need === 'required').length,
    known: questions.filter(({ need }) => need === 'known').length,
    all: questions.filter(({ need }) => need !== 'listed').length,
    minutes: minutesFor(pages.length * secondsPerPage + questions.length * secondsPerQuestion),
  }
}

/** The median; for an even number the mean of the middle two. 0 for none. */
export function median(values: readonly number[]): number {
  const sortedValues = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sortedValues.length / 2)
  const [low = 0, high = 0] = [sortedValues[Math.ceil(sortedValues.length / 2) - 1], sortedValues[middle]]
  return (low + high) / 2
}

/** The median of each figure. */
export const medianOf = (lengths: readonly ApplicationLength[]): ApplicationLength => ({
  pages: median(lengths.map(({ pages }) => pages)),
  required: median(lengths.map(({ required }) => required)),
  known: median(lengths.map(({ known }) => known)),
  all: median(lengths.map(({ all }) => all)),
  minutes: median(lengths.map(({ minutes }) => minutes)),
})
