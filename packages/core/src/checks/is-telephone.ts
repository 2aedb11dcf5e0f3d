import { matches } from './matches.ts'

/** `(ddd) ddd dddd` or ten digits; other ways of writing are brought to digits first. Source: seed section 5. */
export const isTelephone = matches(/^(\(\d{3}\) \d{3} \d{4}|\d{10})$/, 'validationError.isTelephone')
