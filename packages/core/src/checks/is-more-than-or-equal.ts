import { compares } from './compares.ts'

/** At least `than`. */
export const isMoreThanOrEqual = compares('validationError.isMoreThanOrEqual', (answer, than) => answer >= than)
