import { isMoreThan } from './is-more-than.ts'
import { whenAnswerIs } from './when-answer-is.ts'

/** More than `than`, while the answer at the path `of` is `is`: full-time is more than 25 hours. */
export const isMoreThanWhen = whenAnswerIs('validationError.isMoreThanWhen', isMoreThan)
