import { compares } from './compares.ts'

/** More than `than`. */
export const isMoreThan = compares('validationError.isMoreThan', (answer, than) => answer > than)
