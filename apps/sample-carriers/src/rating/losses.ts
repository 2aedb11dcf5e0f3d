import type { CarrierClaim } from '@coverwright/contract/carrier-contract/claims'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { yearsBetween } from './calendar.ts'

const within = (claims: readonly CarrierClaim[], years: number, today: CalendarDate) =>
  claims.filter(({ date }) => yearsBetween(date, today) <= years)

export const claimCount = (claims: readonly CarrierClaim[], years: number, today: CalendarDate): number =>
  within(claims, years, today).length

/** Whole dollars paid on claims of the last `years`. */
export const claimsPaid = (claims: readonly CarrierClaim[], years: number, today: CalendarDate): number =>
  within(claims, years, today).reduce((sum, { paid }) => sum + paid, 0)

const recency = (years: number) => {
  if (years <= 1) return 1.5
  return years <= 3 ? 1 : 0.5
}

/** Each claim of five years loads the price by its age and size; an open claim counts as if it were larger. */
export function claimsFactor(claims: readonly CarrierClaim[], today: CalendarDate, dollar = 1): number {
  const loads = within(claims, 5, today).map(({ date, paid, open }) => {
    const size = 0.05 + 0.25 * Math.min(paid / (50_000 * dollar), 1) + (open === 'Yes' ? 0.05 : 0)
    return recency(yearsBetween(date, today)) * size
  })
  return 1 + loads.reduce((sum, load) => sum + load, 0)
}
