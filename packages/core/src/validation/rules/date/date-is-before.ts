import { comparesDate } from './compares-date.ts'

/** Before the date, not on it. Source: seed section 5. */
export const dateIsBefore = comparesDate('validationError.dateIsBefore', (day, limit) => day < limit)
