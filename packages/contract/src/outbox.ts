import type { Static } from 'typebox'
import Type from 'typebox'

/** A mail that a local start shows instead of sending. */
export const OutboxMail = Type.Object(
  {
    id: Type.String(),
    kind: Type.String(),
    to: Type.String(),
    subject: Type.String(),
    text: Type.String(),
    html: Type.String(),
    created_at: Type.String(),
  },
  { $id: 'OutboxMail' },
)
export type OutboxMail = Static<typeof OutboxMail>

/** The authenticator app of one of the sample staff, who have no phones. */
export const SampleAuthenticator = Type.Object(
  { email: Type.String(), code: Type.String(), secret: Type.String() },
  { $id: 'SampleAuthenticator' },
)
export type SampleAuthenticator = Static<typeof SampleAuthenticator>

/** The outbox of a local start. */
export const OutboxReply = Type.Object(
  {
    data: Type.Array(OutboxMail),
    authenticators: Type.Array(SampleAuthenticator),
  },
  { $id: 'OutboxReply' },
)
export type OutboxReply = Static<typeof OutboxReply>
