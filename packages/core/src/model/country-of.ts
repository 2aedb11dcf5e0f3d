import { defaultCountry } from '../national/forms-of.ts'
import type { Field } from './field.ts'

/** The country whose phone numbers or postal codes a field accepts: its own, that of its checks, or the default. */
export const countryOf = ({ country, checks = [] }: Pick<Field, 'country' | 'checks'>): string =>
  country ?? String(checks.find((check) => check.country !== undefined)?.country ?? defaultCountry)
