import { compares } from './compares.ts'

/** Less than `than`. */
export const isLessThan = compares('validationError.isLessThan', (answer, than) => answer < than)
