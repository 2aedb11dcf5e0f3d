import type { CheckRule } from '../../check-rule.ts'
import { plainText } from './plain-text.ts'

/** Text with something in it; the one check that blank does not pass. Source: seed section 5. */
export const isNotEmptyString: CheckRule = (answer) =>
  plainText(answer) ? undefined : { key: 'validationError.requiredField' }
