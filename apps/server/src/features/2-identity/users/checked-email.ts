import { isEmailAddress } from '@coverwright/core/validation/rules/identity/is-email-address'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'

// Control characters, unpaired surrogates and the like: no mailbox has them, and some databases refuse them.
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u

/** An address as it is stored. Refuses one that no mail can be sent to, naming the field. */
export function checkedEmail(text: string, field = 'email'): string {
  const email = emailKey(text)
  if (isEmailAddress(email) && !unprintable.test(text.trim())) return email
  throw refusedFields([{ field, message: 'is not an email address', key: 'validationError.isEmail' }])
}
