import { commonDomains, mistypedEndings, othersDomains } from './mail-domains.ts'
import { isOneSlip } from './one-slip.ts'

/**
 * The probable correction: `dana@gmail.com` for `dana@gmial.com`; undefined if nothing looks misspelled. It knows
 * spelling only, never whether an address is used. Takes an address that has passed `isEmail`.
 */
export function suggestedEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const suggestion = domainMeant(withRightEnding(domain))
  return suggestion === domain ? undefined : `${email.slice(0, at)}@${suggestion}`
}

function withRightEnding(domain: string): string {
  const dot = domain.lastIndexOf('.')
  const ending = mistypedEndings.get(domain.slice(dot + 1))
  return ending === undefined ? domain : `${domain.slice(0, dot)}.${ending}`
}

function domainMeant(domain: string): string {
  if (commonDomains.includes(domain) || othersDomains.has(domain)) return domain
  return commonDomains.find((common) => isOneSlip(domain, common)) ?? domain
}
