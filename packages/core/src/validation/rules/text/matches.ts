import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from './plain-text.ts'

/** A check that the whole answer matches `pattern`, with the message `key`. Blank passes. */
export const matches =
  (pattern: RegExp, key: string): CheckRule =>
  (answer) =>
    isBlank(answer) || pattern.test(plainText(answer) ?? '') ? undefined : { key }
