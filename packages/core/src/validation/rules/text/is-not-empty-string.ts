import type { CheckRule } from '../../check-rule.ts'
import { plainText } from './plain-text.ts'

/** Text that is not blank; the one check that rejects blank. Source: seed section 5. */
export const isNotEmptyString: CheckRule = (answer) =>
  plainText(answer) ? undefined : { key: 'validationError.requiredField' }
