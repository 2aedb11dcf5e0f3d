import { isBlank } from '../answers/answers.ts'
import { numberWithin } from '../text/phone-plans.ts'
import type { CheckRule } from './check-rule.ts'
import { matches } from './matches.ts'
import { plainText } from './plain-text.ts'

const key = 'validationError.isTelephone'

const isOfTheStates = matches(/^(\(\d{3}\) \d{3} \d{4}|\d{10})$/, key)

/**
 * `(ddd) ddd dddd` or ten digits; other ways of writing are brought to digits first. Source: seed section 5.
 * With a `country`, a number of that country, written as there or as from abroad.
 */
export const isTelephone: CheckRule = (answer, check, view) => {
  const { country = 'US' } = check
  if (country === 'US') return isOfTheStates(answer, check, view)
  return isBlank(answer) || numberWithin(String(country), plainText(answer) ?? '') !== undefined ? undefined : { key }
}
