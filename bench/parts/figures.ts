/** The summary of a series of measurements. `spread`: (largest − smallest) / median. */
export type Figures = { readonly median: number; readonly spread: number; readonly rounds: number }

/** @param values one per round, in any unit; at least one */
export function figuresOf(values: readonly number[]): Figures {
  const sortedValues = values.toSorted((left, right) => left - right)
  const median = sortedValues[sortedValues.length >> 1]
  const [smallest, largest] = [sortedValues[0], sortedValues.at(-1)]
  if (median === undefined || smallest === undefined || largest === undefined) throw new Error('Nothing was measured')
  return { median, spread: median === 0 ? 0 : (largest - smallest) / median, rounds: sortedValues.length }
}
