import { isBlank } from '../../../answers/answers.ts'
import { countCharacters } from '../../../input/clean-text.ts'
import type { CheckRule } from '../../check-rule.ts'

/** Text shorter than `than` characters, counted as people count them. Source: seed section 5. */
export const isLengthLessThan: CheckRule = (answer, { than }) => {
  if (isBlank(answer) || than === undefined) return undefined
  const limit = Number(than)
  const fits =
    typeof answer === 'string' || typeof answer === 'number' ? countCharacters(String(answer)) < limit : false
  return fits ? undefined : { key: 'validationError.isLengthLessThan', params: { than: limit, limit: limit - 1 } }
}
