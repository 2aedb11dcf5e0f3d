import type { EmailValidity } from '@coverwright/contract/people'
import { isEmailAddress } from '@coverwright/core/validation/rules/identity/is-email-address'
import { canonicalText } from '@coverwright/core/validation/typed-values'
import { suggestedEmail } from './suggested-email.ts'

/** Whether an address could receive mail, by its form, and the probable correction. */
export function emailValidity(address: string): EmailValidity {
  const email = canonicalText({ type: 'email' }, address)
  if (!isEmailAddress(email)) return { valid: false }
  const suggestion = suggestedEmail(email)
  return { valid: true, ...(suggestion === undefined ? {} : { suggestion }) }
}
