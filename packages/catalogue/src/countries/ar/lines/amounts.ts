import type { Check } from '@coverwright/core/model/check'

/** A sum of money in pesos, more than nothing and less than any business here insures. */
export const aSum: readonly Check[] = [
  { rule: 'isMoreThan', than: 0 },
  { rule: 'isLessThan', than: 1_000_000_000_000 },
]

/** Price of a new item: a smaller sum is a slip of the thousands. */
export const aValue: readonly Check[] = [
  { rule: 'isMoreThan', than: 9999 },
  { rule: 'isLessThan', than: 1_000_000_000_000 },
]

/** Price of a vehicle: even the oldest motorcycle on the road costs more. */
export const aVehicle: readonly Check[] = [
  { rule: 'isMoreThan', than: 199_999 },
  { rule: 'isLessThan', than: 10_000_000_000 },
]

/** Beside “none of these”. */
export const none = { value: 'none', exclusive: true } as const
