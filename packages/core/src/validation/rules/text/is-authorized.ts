import { isBlank, isYes } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'

/** Yes: whoever applies for a business was asked to by it. */
export const isAuthorized: CheckRule = (answer) =>
  isBlank(answer) || isYes(answer) ? undefined : { key: 'validationError.isAuthorized' }
