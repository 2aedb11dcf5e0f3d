import { compares } from './compares.ts'

/** Less than `than`. Source: seed section 5. */
export const isLessThan = compares('validationError.isLessThan', (answer, than) => answer < than)
