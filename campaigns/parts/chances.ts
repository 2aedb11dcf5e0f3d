import fc from 'fast-check'

const steps = 1_000_000

/** Numbers from 0 to below 1: the same for a seed, repeating after a thousand. */
export function chancesOf(seed: number): () => number {
  const numbers = fc.sample(fc.noBias(fc.integer({ min: 0, max: steps - 1 })), { seed, numRuns: 1000 })
  let at = 0
  return () => (numbers[at++ % numbers.length] ?? 0) / steps
}
