import { defaultCountry } from '../national/forms-of.ts'
import type { Field } from './field.ts'

/** Whose phone numbers or postal codes a field takes: by its own word, by its checks', or the usual ones. */
export const countryOf = ({ country, checks = [] }: Pick<Field, 'country' | 'checks'>): string =>
  country ?? String(checks.find((check) => check.country !== undefined)?.country ?? defaultCountry)
