import { compares } from './compares.ts'

/** At most `than`. */
export const isLessThanOrEqual = compares('validationError.isLessThanOrEqual', (answer, than) => answer <= than)
