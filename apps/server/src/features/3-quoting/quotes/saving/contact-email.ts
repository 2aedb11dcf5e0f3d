import type { QuotePatch } from '@coverwright/contract/quotes'
import { readAnswer, sameAnswer } from '@coverwright/core/answers/answers'

/**
 * The contact's address under its one name; it may also be sent as `email`. Of both names, the one with a new value
 * counts. If both are new, they stay as sent, and `email` is refused as an unknown field. Source: seed 3.
 */
export function withContactEmail(body: QuotePatch, storedEmail: unknown): QuotePatch {
  if (!Object.hasOwn(body, 'email')) return body
  const { email, ...others } = body
  const contact = readAnswer(others, 'contact_email')
  if (contact === undefined || sameAnswer(contact, storedEmail)) return Object.assign(others, { contact_email: email })
  return sameAnswer(email, contact) || sameAnswer(email, storedEmail) ? others : body
}
