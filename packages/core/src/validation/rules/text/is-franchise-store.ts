import { matches } from './matches.ts'

/** Five digits and one letter. Source: seed section 5. */
export const isFranchiseStore = matches(/^\d{5}[a-z]$/i, 'validationError.isFranchiseStore')
