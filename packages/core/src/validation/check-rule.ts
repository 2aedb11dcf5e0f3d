import type { Check, Refusal } from '../model/check.ts'
import type { View } from '../rules/rule.ts'

/**
 * One named check over an answer that is not blank (blank passes; presence is `required`'s job, save where a rule
 * says otherwise). Returns why the answer is refused, or undefined.
 */
export type CheckRule = (answer: unknown, check: Check, view: Pick<View, 'get' | 'today'>) => Refusal | undefined
