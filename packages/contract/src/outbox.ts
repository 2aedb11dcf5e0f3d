import type { Static } from 'typebox'
import Type from 'typebox'

/** A mail of a local start, which sends none. */
export const OutboxMail = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  created_at: Type.String(),
})
export type OutboxMail = Static<typeof OutboxMail>
