import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { calendarDay } from '@coverwright/core/rules/calendar'
import { yearsBetween } from '../rating/calendar.ts'
import type { Entry } from './records.ts'
import { amountIn, entriesAt, sumOf } from './records.ts'

/** An insurer's rating of a driver by age and record. Source: seed section 3, `driver_rating`. */
export type DriverRating = 'good' | 'fair' | 'poor'

/** The factor of a driver's rating on the price of the vehicle they drive. */
export type DriverFactors = Readonly<Record<DriverRating, number>>

function ageOf({ birthdate }: Entry, day: string): number {
  const birthday = calendarDay(birthdate)
  return birthday === undefined ? 40 : Math.floor(yearsBetween(birthday, day))
}

/** Points for age, a short time with a license, tickets and crashes; one grave offense is enough for a poor one. */
export function driverRating(driver: Entry, day: string): DriverRating {
  if (driver.major === 'Yes') return 'poor'
  const age = ageOf(driver, day)
  const young = age < 21 ? 2 : Number(age < 25)
  const points =
    young +
    Number(age > 75) +
    Number(amountIn(driver, 'years_licensed') < 3) +
    amountIn(driver, 'violations') +
    amountIn(driver, 'accidents') * 2
  if (points < 2) return 'good'
  return points < 4 ? 'fair' : 'poor'
}

/** Everyone who drives, as underwriters count them. */
export function readDrivers(request: QuoteRequest) {
  const day = request.coverage.effective_date
  const drivers = entriesAt(request, 'details.drivers[]').map((driver) => ({
    driver_rating: driverRating(driver, day),
    age: ageOf(driver, day),
    major: driver.major === 'Yes',
  }))
  return {
    drivers,
    poor_drivers: drivers.filter((each) => each.driver_rating === 'poor').length,
    major_offenders: drivers.filter(({ major }) => major).length,
    drivers_under_21: drivers.filter(({ age }) => age < 21).length,
    drivers_over_75: drivers.filter(({ age }) => age > 75).length,
  }
}

const downwards = (one: number, other: number) => other - one

/**
 * The price of vehicles with their drivers: the poorest driver in the most expensive vehicle, and so on, and good ones
 * in the rest. So a further vehicle or driver never lowers the sum. Without drivers, it is the sum of the vehicles.
 * @param amounts the price of each vehicle by itself
 */
export function withDrivers(
  amounts: readonly number[],
  drivers: readonly { readonly driver_rating: DriverRating }[],
  factors: DriverFactors,
): number {
  if (drivers.length === 0) return sumOf(amounts, (each) => each)
  const driverFactors = drivers.map(({ driver_rating }) => factors[driver_rating]).toSorted(downwards)
  return amounts.toSorted(downwards).reduce((sum, each, at) => sum + each * (driverFactors[at] ?? factors.good), 0)
}
