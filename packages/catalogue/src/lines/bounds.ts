import type { Check } from '@coverwright/core/model/check'

/** Maximum lengths of a text of several sentences, and of a short one. */
export const longText: readonly Check[] = [{ rule: 'isLengthLessThan', than: 1001 }]
export const shortText: readonly Check[] = [{ rule: 'isLengthLessThan', than: 121 }]

/** A whole number of `least` or more and `most` or less. */
export const wholeNumberBetween = (least: number, most: number): readonly Check[] => [
  ...(least > 0 ? [{ rule: 'isMoreThanOrEqual', than: least }] : []),
  { rule: 'isLessThanOrEqual', than: most },
]

/** A year no later than this one. */
export const pastYear: readonly Check[] = [{ rule: 'isMoreThanOrEqual', than: '1900' }, { rule: 'isNotFutureYear' }]

/** This year or one of the three before. */
export const recentYear: readonly Check[] = [{ rule: 'isRecentYear', years: 3 }, { rule: 'isNotFutureYear' }]

/** A day on which something began: no later than today, and in the life of a business. */
export const startDateChecks: readonly Check[] = [
  { rule: 'dateIsAfter', date: '1899-12-31' },
  { rule: 'dateIsBefore', date: 'today', days: 1 },
]

/** A day to come on which a policy ends that was taken out for three years at most. */
export const notExpired: readonly Check[] = [
  { rule: 'dateIsAfter', date: 'today', days: -1 },
  { rule: 'dateIsBefore', date: 'today', days: 1097 },
]
