import { matches } from '../text/matches.ts'

/** Four digits. Source: seed section 5. */
export const isYear = matches(/^\d{4}$/, 'validationError.isYear')
