import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from './plain-text.ts'

const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i
const publicHost = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+([a-z]{2,}|xn--[a-z\d-]+)$/i

/**
 * A web address, with or without `https://`, whose host is a name with a dot. Refuses other schemes, names with a
 * password in front and numeric hosts: no business has such an address.
 */
export const isURL: CheckRule = (answer) => {
  if (isBlank(answer)) return undefined
  return isWebAddress(plainText(answer) ?? '') ? undefined : { key: 'validationError.isURL' }
}

function isWebAddress(text: string): boolean {
  const url = hasScheme.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || text.length > 2000 || !URL.canParse(url)) return false
  const { protocol, hostname, username, password } = new URL(url)
  return /^https?:$/.test(protocol) && username === '' && password === '' && publicHost.test(hostname)
}
