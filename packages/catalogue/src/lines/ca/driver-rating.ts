import type { DerivedColumn } from '@coverwright/core/model/step'
import { switchedOn } from '@coverwright/core/rules/rule'

/** How clean a driver's record is. */
export type DriverRating = 'good' | 'fair' | 'poor'

/** The answers about a driver; undefined where not yet asked. */
type Driver = {
  /** YYYY-MM-DD, or the year with the rest masked: both give the same rating. */
  readonly birthdate: unknown
  readonly years_licensed: unknown
  readonly violations: unknown
  readonly accidents: unknown
  readonly major: unknown
  /** YYYY-MM-DD */
  readonly today: string
}

/** Points for each of these; a grave offense by itself makes a poor record. */
const points = {
  turns21OrLess: 2,
  turns25OrLess: 1,
  turns76OrMore: 1,
  licensedLessThan3Years: 1,
  eachViolation: 1,
  eachAccident: 2,
} as const

/** From so many points on. */
const fairFrom = 2
const poorFrom = 4

/**
 * The rating by what is usual among commercial auto insurers: our own table, not an insurer's. Each insurer rates by
 * its own, from the answers. Undefined until the record is answered. Source: seed section 3, decision 46.
 */
export function driverRating(driver: Driver): DriverRating | undefined {
  const { birthdate, years_licensed, violations, accidents, major, today } = driver
  const birthYear = /(\d{4})(-\d{2}-\d{2})?$/.exec(typeof birthdate === 'string' ? birthdate : '')?.[1]
  if (birthYear === undefined || typeof years_licensed !== 'number') return undefined
  if (typeof violations !== 'number' || typeof accidents !== 'number' || typeof major !== 'string') return undefined
  if (major.toLowerCase() === 'yes') return 'poor'
  const age = Number(today.slice(0, 4)) - Number(birthYear)
  const total =
    ageOf(age) +
    (years_licensed < 3 ? points.licensedLessThan3Years : 0) +
    violations * points.eachViolation +
    accidents * points.eachAccident
  if (total >= poorFrom) return 'poor'
  return total >= fairFrom ? 'fair' : 'good'
}

function ageOf(age: number): number {
  if (age <= 21) return points.turns21OrLess
  if (age <= 25) return points.turns25OrLess
  return age >= 76 ? points.turns76OrMore : 0
}

const texts = 'field.drivers.driver_rating'

/**
 * The rating, in the API and, for agents, in the list of drivers, since they place fleets by it. Drivers do not see it:
 * it is our table's judgement, not an insurer's.
 */
export const ratingOfDriver: DerivedColumn = {
  path: 'item.driver_rating',
  type: 'select',
  label: `${texts}.label`,
  options: (['good', 'fair', 'poor'] satisfies DriverRating[]).map((value) => ({
    value,
    label: `${texts}.option.${value}`,
  })),
  when: switchedOn('agent'),
  value: ({ get, today }) =>
    driverRating({
      birthdate: get('item.birthdate'),
      years_licensed: get('item.years_licensed'),
      violations: get('item.violations'),
      accidents: get('item.accidents'),
      major: get('item.major'),
      today,
    }),
}
