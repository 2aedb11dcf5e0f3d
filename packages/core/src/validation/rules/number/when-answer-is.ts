import { isOneOf } from '../../../rules/one-of.ts'
import type { CheckRule } from '../../check-rule.ts'

/** A comparison that counts only while the answer at the path `of` is `is`; refused under a key of its own. */
export const whenAnswerIs =
  (key: string, comparison: CheckRule): CheckRule =>
  (answer, check, view) => {
    if (typeof check.of !== 'string' || typeof check.is !== 'string') return undefined
    if (!isOneOf([check.is])(view.get(check.of))) return undefined
    const refusal = comparison(answer, check, view)
    return refusal?.params ? { ...refusal, key } : refusal
  }
