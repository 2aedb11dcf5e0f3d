import { isBlank } from '../../../answers/answers.ts'
import { defaultCountry, formsOf } from '../../../national/forms-of.ts'
import { numberWithin } from '../../../text/phone.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'

/**
 * A number of the check's `country`, written as there or as from abroad; where a country's forms say so, in the ways
 * that they name alone. Source: seed section 5.
 */
export const isTelephone: CheckRule = (answer, { country = defaultCountry }) => {
  const code = String(country)
  const text = plainText(answer) ?? ''
  const { accepted } = formsOf(code)?.phone ?? {}
  const holds = isBlank(answer) || (accepted ? accepted.test(text) : numberWithin(code, text) !== undefined)
  return holds ? undefined : { key: 'validationError.isTelephone' }
}
