import type { Check, Refusal } from '../model/check.ts'
import type { View } from '../rules/rule.ts'

/**
 * A named validation rule. Blank answers pass unless a rule says otherwise, since `optional` decides about them. Returns why
 * the answer is rejected, or undefined.
 */
export type CheckRule = (answer: unknown, check: Check, view: Pick<View, 'get' | 'today'>) => Refusal | undefined
