import type { Choice, Choices } from './rate-book.ts'

/** The choice nearest to what was asked for: the next one up, or the largest there is. */
export const chosen = (choices: Choices, asked: number): Choice =>
  choices.find(({ amount }) => amount >= asked) ?? choices[choices.length - 1] ?? choices[0]
