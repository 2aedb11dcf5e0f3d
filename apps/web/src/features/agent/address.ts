import { isEmail } from '@coverwright/core/checks/is-email'

/** Mail can be sent there, as far as one can tell by looking. */
export const isAddress = (text: string): boolean =>
  text.trim() !== '' && isEmail(text, { rule: 'isEmail' }, { get: () => undefined, today: '' }) === undefined
