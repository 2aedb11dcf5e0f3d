import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'

/** RFC 5321: what a mail server must take, 64 characters before the @ and 254 in all. */
const longest = 254
const shape = /^[^\s@<>()",;:\\[\]]{1,64}@([a-z\d-]+\.)+[a-z\d-]{2,}$/i

/** Looks like one mailbox at one domain. Whether it exists only a sent message can tell. */
export const isEmail: CheckRule = (answer) => {
  if (isBlank(answer)) return undefined
  const text = plainText(answer) ?? ''
  const dotted = text.startsWith('.') || text.includes('..') || text.includes('.@')
  return text.length <= longest && !dotted && shape.test(text) ? undefined : { key: 'validationError.isEmail' }
}
