import { matches } from '../text/matches.ts'

/** Five digits, optionally four more, or a letter and four digits (as in Argentina). Source: seed section 5. */
export const isZipCode = matches(/^(\d{5}(-?\d{4})?|[a-z]\d{4})$/i, 'validationError.isZipCode')
