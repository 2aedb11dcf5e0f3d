import { isBlank } from '../../../answers/answers.ts'
import { isEmail } from './is-email.ts'

// Only the address itself is checked.
const view = { get: () => undefined, today: '' }

/** Whether mail can probably be sent there: `isEmail` for use outside forms. */
export const isEmailAddress = (text: string): boolean =>
  !isBlank(text) && isEmail(text, { rule: 'isEmail' }, view) === undefined
