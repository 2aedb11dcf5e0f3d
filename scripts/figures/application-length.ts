import {
  minutesFor,
  secondsPerPage,
  secondsPerQuestion,
} from '../../packages/catalogue/src/application/minutes-left.ts'
import type { AskedPage } from './asked-questions.ts'

/** How long an application is for one business. */
export type ApplicationLength = {
  readonly pages: number
  /** What has to be answered. A list of statements counts as often as this business presses: each tick, or "None of these". */
  readonly required: number
  /** Those whose answer is known and confirmed with the page. */
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

/** The middle value, of an even number the mean of the middle two. 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
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
