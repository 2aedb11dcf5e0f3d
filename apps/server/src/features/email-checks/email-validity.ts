import type { EmailValidity } from '@coverwright/contract/people'
import { isEmail } from '@coverwright/core/checks/is-email'
import { suggestedEmail } from './suggested-email.ts'

const check = { rule: 'isEmail' }
// The check looks at nothing but the address.
const view = { get: () => undefined, today: '' }

/** Whether an address could receive mail, by its shape, and what was probably meant. */
export function emailValidity(typed: string): EmailValidity {
  const email = typed.trim()
  if (email === '' || isEmail(email, check, view) !== undefined) return { valid: false }
  const suggestion = suggestedEmail(email)
  return { valid: true, ...(suggestion === undefined ? {} : { suggestion }) }
}
