import type { QuotePatch } from '@coverwright/contract/quotes'
import { readAnswer, sameAnswer } from '@coverwright/core/answers/answers'

/**
 * The contact's address under its one name: it may be sent as `email`, too. Of both names the one counts that says
 * something new. Two new addresses stay as they were sent, and `email` is refused as no field. Source: seed 3.
 */
export function withContactEmail(body: QuotePatch, storedEmail: unknown): QuotePatch {
  if (!Object.hasOwn(body, 'email')) return body
  const { email, ...others } = body
  const contact = readAnswer(others, 'contact_email')
  if (contact === undefined || sameAnswer(contact, storedEmail)) return Object.assign(others, { contact_email: email })
  return sameAnswer(email, contact) || sameAnswer(email, storedEmail) ? others : body
}
