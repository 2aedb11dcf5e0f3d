import { compares } from './compares.ts'

/** At most `than`. Source: seed section 5. */
export const isLessThanOrEqual = compares('validationError.isLessThanOrEqual', (answer, than) => answer <= than)
