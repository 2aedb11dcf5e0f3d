import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'

/** Numbers people type to get past the question. Source: seed section 5. */
const placeholder = /^(0{8}\d|(\d)\2{8}|123456789)$/

/** An EIN begins with a campus of the IRS. Source: irs.gov, "How EINs are assigned and valid EIN prefixes". */
const ein = /^(?:0[1-6]|1[0-6]|2[0-7]|3\d|4[0-8]|5\d|6[0-8]|7[1-7]|8[0-8]|9[0-58-9])/

/** A Social Security number has no area 000, 666 or 9xx, no group 00 and no serial 0000. Source: 20 CFR 422.103, ssa.gov. */
const ssn = /^(?!000|666|9)\d{3}(?!00)\d\d(?!0000)/

/** A person's number from the IRS in place of one. Source: irs.gov, "Individual taxpayer identification number". */
const itin = /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])/

/** The position of the dashes tells which number it is; without them it may be either. */
function mayExist(text: string, digits: string): boolean {
  const isEin = ein.test(digits)
  const isPerson = ssn.test(digits) || itin.test(digits)
  if (/^\d\d\D+\d{7}$/.test(text)) return isEin
  return /^\d{3}\D+\d\d\D+\d{4}$/.test(text) ? isPerson : isEin || isPerson
}

/** Nine digits, with or without dashes (12-3456789, 123-45-6789), that may be somebody's number. */
export const isFeinOrSsnValid: CheckRule = (answer) => {
  if (isBlank(answer)) return undefined
  const text = (plainText(answer) ?? '').trim()
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d{9}$/.test(digits)) return { key: 'validationError.isFeinOrSsnValid' }
  return !placeholder.test(digits) && mayExist(text, digits) ? undefined : { key: 'validationError.noSuchNumber' }
}
