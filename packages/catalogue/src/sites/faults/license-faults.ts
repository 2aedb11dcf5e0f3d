import type { License } from '@coverwright/contract/site/licenses'
import { calendarDay } from '@coverwright/core/rules/calendar'
import type { Country } from '../../countries/country.ts'
import type { Fault } from './fault.ts'
import { fault } from './fault.ts'

type LicenseToCheck = Pick<License, 'number' | 'expires' | 'npn' | 'sample'> & { readonly states?: readonly string[] }

const inQuotes = (value: string): string => JSON.stringify(value)

/** Faults of licenses whose file has the right form: impossible numbers, states and days. */
export const licenseFaults = (licenses: readonly LicenseToCheck[], country: Country, at: string): readonly Fault[] =>
  licenses.flatMap((each, position) => {
    const place = `${at}[${position}]`
    return [...numberFaults(each, country, place), ...stateFaults(each, country, place)]
  })

function numberFaults(
  { number, npn, expires, sample }: LicenseToCheck,
  { name, licensing }: Country,
  place: string,
): readonly Fault[] {
  return [
    ...(sample || licensing.form.test(number)
      ? []
      : [fault(`${place}.number`, `is ${inQuotes(number)}, but must be a number such as ${licensing.example}`)]),
    ...(npn === undefined || licensing.hasNationalNumber
      ? []
      : [fault(`${place}.npn`, `is a number of the United States: remove it in ${name}`)]),
    ...(expires === undefined || calendarDay(expires) !== undefined
      ? []
      : [fault(`${place}.expires`, `is ${inQuotes(expires)}, which is no day of the calendar`)]),
  ]
}

function stateFaults(
  { number, states }: LicenseToCheck,
  { code, name, licensing, regions }: Country,
  place: string,
): readonly Fault[] {
  if (licensing.by === 'country') {
    return states === undefined ? [] : [fault(`${place}.states`, `is of no use: ${name} has one register; remove it`)]
  }
  if (states === undefined) {
    return [fault(`${place}.states`, `is missing: name the states of ${name} in which ${inQuotes(number)} holds`)]
  }
  return states
    .filter((state) => !regions.some((region) => region.code === state))
    .map((state) => fault(`${place}.states`, `names ${inQuotes(state)}, which is no state of ${code}`))
}
