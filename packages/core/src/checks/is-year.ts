import { matches } from './matches.ts'

/** Four digits. */
export const isYear = matches(/^\d{4}$/, 'validationError.isYear')
