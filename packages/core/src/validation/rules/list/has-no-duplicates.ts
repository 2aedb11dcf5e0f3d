import { isBlank, isRecord } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'

/** No two entries of a list have the same answer named `of`; blank ones are not compared. */
export const hasNoDuplicates: CheckRule = (answer, { of }) => {
  if (!Array.isArray(answer) || typeof of !== 'string') return undefined
  const names = answer.flatMap((entry: unknown) =>
    isRecord(entry) && !isBlank(entry[of]) ? (plainText(entry[of]) ?? []) : [],
  )
  return new Set(names).size === names.length ? undefined : { key: 'validationError.hasNoDuplicates' }
}
