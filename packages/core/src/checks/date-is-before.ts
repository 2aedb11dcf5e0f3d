import { comparesDate } from './compares-date.ts'

/** Before the date, not on it. */
export const dateIsBefore = comparesDate('validationError.dateIsBefore', (day, limit) => day < limit)
