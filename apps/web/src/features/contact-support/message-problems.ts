import { isBlank } from '@coverwright/core/answers/answers'
import { isEmailAddress } from '@coverwright/core/validation/rules/identity/is-email-address'
import type { MessageDraft } from './message-draft.ts'

export type MessageProblems = Partial<Record<keyof MessageDraft, string>>

const requiredField = 'validationError.requiredField'

/** The problems of a message, as message keys by field, in the order of the form. Source: seed 5. */
export function messageProblems({ subject, description, email }: MessageDraft): MessageProblems {
  return {
    ...(subject === '' ? { subject: requiredField } : {}),
    ...(isBlank(description) ? { description: requiredField } : {}),
    ...(email.trim() === '' || isEmailAddress(email.trim()) ? {} : { email: 'validationError.isEmail' }),
  }
}
