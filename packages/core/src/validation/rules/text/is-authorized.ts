import { isBlank, isYes } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'

/** Yes: the business asked the agent to apply. */
export const isAuthorized: CheckRule = (answer) =>
  isBlank(answer) || isYes(answer) ? undefined : { key: 'validationError.isAuthorized' }
