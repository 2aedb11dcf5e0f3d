import { compares } from './compares.ts'

/** At least `than`. Source: seed section 5. */
export const isMoreThanOrEqual = compares('validationError.isMoreThanOrEqual', (answer, than) => answer >= than)
