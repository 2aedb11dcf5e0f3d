import { comparesDate } from './compares-date.ts'

/** After the date, not on it. Source: seed section 5. */
export const dateIsAfter = comparesDate('validationError.dateIsAfter', (day, limit) => day > limit)
