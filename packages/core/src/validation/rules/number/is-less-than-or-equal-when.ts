import { isLessThanOrEqual } from './is-less-than-or-equal.ts'
import { whenAnswerIs } from './when-answer-is.ts'

/** `than` or less, while the answer at the path `of` is `is`: part-time is up to 25 hours. */
export const isLessThanOrEqualWhen = whenAnswerIs('validationError.isLessThanOrEqualWhen', isLessThanOrEqual)
