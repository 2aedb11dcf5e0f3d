import type { Check } from '@coverwright/core/model/check'

/** A past day in living memory. */
export const notToCome: readonly Check[] = [
  { rule: 'dateIsAfter', date: '1929-12-31' },
  { rule: 'dateIsBefore', date: 'today', days: 1 },
]

/** The five years that insurers of attorneys ask about, with a day for each possible leap year. */
export const fiveYears = 1827
