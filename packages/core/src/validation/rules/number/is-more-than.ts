import { compares } from './compares.ts'

/** More than `than`. Source: seed section 5. */
export const isMoreThan = compares('validationError.isMoreThan', (answer, than) => answer > than)
