import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'

/** This year, one of the `years` before it, or one to come. */
export const isRecentYear: CheckRule = (answer, { years }, { today }) => {
  if (isBlank(answer) || typeof years !== 'number') return undefined
  const text = plainText(answer) ?? ''
  if (!/^\d{4}$/.test(text)) return { key: 'validationError.isYear' }
  const first = Number(today.slice(0, 4)) - years
  return Number(text) >= first ? undefined : { key: 'validationError.isRecentYear', params: { year: String(first) } }
}
