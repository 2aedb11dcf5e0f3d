import { isBlank } from '../../../answers/answers.ts'
import { isEmail } from './is-email.ts'

// Only the address itself is checked.
const view = { get: () => undefined, today: '' }

/** Whether mail can be sent there, as far as one can tell by looking: `isEmail` where no form asks. */
export const isEmailAddress = (text: string): boolean =>
  !isBlank(text) && isEmail(text, { rule: 'isEmail' }, view) === undefined
