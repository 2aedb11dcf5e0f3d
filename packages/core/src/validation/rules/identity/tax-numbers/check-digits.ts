/** The sum of the digits of `number`, each times the weight at its place; digits beyond the weights are ignored. */
export const weightedSum = (number: string, weights: readonly number[]): number =>
  // Letters count by their place after the digits in ASCII, so that a digit is its own value.
  weights.reduce((sum, weight, place) => sum + weight * (number.charCodeAt(place) - 48), 0)

/** The check digit for a remainder modulo 11, where 10 and 11 become 0. */
export const elevenOrZero = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11))

/** Every second digit from the right doubled, its own digits added: all together a multiple of ten. */
export function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .reverse()
    .reduce((all, digit, place) => {
      const product = place % 2 ? digit * 2 : digit
      return all + (product > 9 ? product - 9 : product)
    }, 0)
  return sum % 10 === 0
}
