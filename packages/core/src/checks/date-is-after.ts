import { comparesDate } from './compares-date.ts'

/** After the date, not on it. */
export const dateIsAfter = comparesDate('validationError.dateIsAfter', (day, limit) => day > limit)
