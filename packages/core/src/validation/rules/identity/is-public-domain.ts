import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'
import { publicDomain } from './public-domain.ts'

/** A domain name that anyone on the internet can reach, alone or in a web address. */
export const isPublicDomain: CheckRule = (answer) => {
  if (isBlank(answer)) return undefined
  return publicDomain(plainText(answer) ?? '') === undefined ? { key: 'validationError.isPublicDomain' } : undefined
}
