import { foldText } from '@coverwright/core/input/fold-text'

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/\bsaint\b/g, 'st'],
  [/\bsainte\b/g, 'ste'],
  [/\bfort\b/g, 'ft'],
  [/\bmount\b/g, 'mt'],
  [/\b(city|town|village) of\b/g, ''],
]

/** A city's name without differences in spelling: "St. Paul" and "saint paul" are one. */
function nameOf(city: string): string {
  const plain = foldText(city).replaceAll(/[^a-z]+/g, ' ')
  return abbreviations.reduce((name, [long, short]) => name.replaceAll(long, short), plain).replaceAll(' ', '')
}

/** Whether a city was answered that is none of these. */
export const isElsewhere = (answer: unknown, cities: readonly string[]): boolean =>
  typeof answer === 'string' && answer.trim() !== '' && !cities.some((city) => nameOf(city) === nameOf(answer))
