import type { Application } from '../quote/application.ts'
import { textAnswer } from '../quote/application.ts'
import type { MessageDraft } from './message-draft.ts'

/** The sender's name and email: from the application, else from the signed-in user; empty if unknown. */
export function senderDetails({
  quote,
  user,
}: Pick<Application, 'quote' | 'user'>): Pick<MessageDraft, 'name' | 'email'> {
  const fullName = (first: string | undefined, last: string | undefined) =>
    [first, last].filter(Boolean).join(' ').trim()
  // An agent writes as themselves, even with a client's application open.
  const isApplicant = user.roles.length === 0 || user.roles.includes('customer')
  const inQuote = isApplicant
    ? fullName(textAnswer(quote, 'contact_first_name'), textAnswer(quote, 'contact_last_name'))
    : ''
  return {
    name: inQuote || fullName(user.first_name, user.last_name),
    email: (isApplicant ? textAnswer(quote, 'contact_email') : undefined) ?? user.email ?? '',
  }
}
