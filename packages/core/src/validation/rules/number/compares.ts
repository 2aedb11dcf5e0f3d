import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'

const wholeNumber = (answer: unknown): number | undefined => {
  if (typeof answer === 'number') return Number.isInteger(answer) && Math.abs(answer) < 1e15 ? answer : undefined
  const text = plainText(answer)
  return text !== undefined && /^[+-]?\d{1,15}$/.test(text) ? Number(text) : undefined
}

/**
 * A comparison of whole numbers, or of text that is one, with the check's `than`. A `than` written as text is shown as
 * written: '1800' for a year, 1800 for an amount ("1,800").
 */
export const compares =
  (key: string, holds: (answer: number, than: number) => boolean): CheckRule =>
  (answer, { than }) => {
    if (isBlank(answer)) return undefined
    const limit = wholeNumber(than)
    if (limit === undefined) return undefined
    const value = wholeNumber(answer)
    if (value === undefined) return { key: 'validationError.wholeNumber' }
    return holds(value, limit) ? undefined : { key, params: { than: typeof than === 'string' ? than : limit } }
  }
