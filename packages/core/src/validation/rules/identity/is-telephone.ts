import { phonePlans } from '#phone-plans'
import { isBlank } from '../../../answers/answers.ts'
import { defaultCountry, formsOf } from '../../../national/forms-of.ts'
import { numberWithin } from '../../../text/phone.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'

/**
 * A number of the check's `country`, or of another with its calling code; if the country's forms list spellings, only
 * in one of those. The numbering plans decide whether it exists. Source: seed section 5.
 */
export const isTelephone: CheckRule = (answer, { country = defaultCountry }) => {
  if (isBlank(answer)) return undefined
  const code = String(country)
  const text = plainText(answer) ?? ''
  const { accepted } = formsOf(code)?.phone ?? {}
  if (accepted && !text.startsWith('+') && !accepted.test(text)) return { key: 'validationError.isTelephone' }
  if (numberWithin(code, text) !== undefined) return undefined
  const isWhole = accepted?.test(text) || phonePlans.read(text, code) !== undefined
  return { key: isWhole ? 'validationError.noSuchNumber' : 'validationError.isTelephone' }
}
