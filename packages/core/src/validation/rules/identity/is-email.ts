import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'
import { asciiHost, isHostName } from './host-name.ts'

/** RFC 5321: what a mail server must take, 64 characters before the @ and 254 in all. */
const longest = 254
const mailbox = /^[^\s@<>()",;:\\[\]]{1,64}$/

/** Apostrophes that phones write in place of the plain one, the only one that addresses contain. */
const curly = /[\u2018\u2019\u02bc]/g

/** An address with its domain as browsers send it: `jane@xn--exmple-cua.de` for `jane@exämple.de`. */
export function asciiEmail(address: string): string {
  // As keyboards for Chinese and Japanese write it.
  const text = address.replace(/[\uff20\ufe6b]/g, '@').replace(curly, "'")
  const at = text.lastIndexOf('@') + 1
  return text.slice(0, at) + asciiHost(text.slice(at))
}

/** Looks like one mailbox at one domain. Only sending a message can show whether it exists. */
export const isEmail: CheckRule = (answer) => {
  if (isBlank(answer)) return undefined
  const text = asciiEmail(plainText(answer) ?? '')
  const at = text.lastIndexOf('@')
  const [name, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
  const hasStrayDot = name.startsWith('.') || name.includes('..') || name.endsWith('.')
  const holds = text.length <= longest && !hasStrayDot && mailbox.test(name) && isHostName(domain)
  return holds ? undefined : { key: 'validationError.isEmail' }
}
