import type { Application } from '../quote/application.ts'
import { textAnswer } from '../quote/application.ts'
import type { MessageDraft } from './message-draft.ts'

/** Who writes, as far as they said: in the application, else by signing in. */
export function knownSender({
  quote,
  user,
}: Pick<Application, 'quote' | 'user'>): Pick<MessageDraft, 'name' | 'email'> {
  const named = (first: string | undefined, last: string | undefined) => [first, last].filter(Boolean).join(' ').trim()
  // Agents write for themselves, whosever application is open.
  const applies = user.roles.length === 0 || user.roles.includes('customer')
  const inQuote = applies ? named(textAnswer(quote, 'contact_first_name'), textAnswer(quote, 'contact_last_name')) : ''
  return {
    name: inQuote || named(user.first_name, user.last_name),
    email: (applies ? textAnswer(quote, 'contact_email') : undefined) ?? user.email ?? '',
  }
}
