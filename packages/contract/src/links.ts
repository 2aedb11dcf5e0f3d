import type { Static } from 'typebox'
import Type from 'typebox'
import { Id, Message } from './field-types.ts'
import { Email } from './people.ts'

/** Sends a link to a quote: to the applicant, to finish it later; or from an agent to a client, to hand it over. */
export const LinkCreate = Type.Object(
  {
    email: Email,
    note: Type.Optional(Message({ maxLength: 500, description: 'A short personal message from the agent' })),
  },
  { $id: 'LinkCreate', additionalProperties: false },
)

export const LinkReply = Type.Object(
  {
    uuid: Id,
    sent_to: Type.String({ description: 'The masked address' }),
    purpose: Type.Enum(['save', 'hand_over', 'follow_up', 'submitted']),
    created_at: Type.String(),
    expires_at: Type.String(),
    revoked_at: Type.Optional(Type.String()),
    undelivered: Type.Optional(Type.Boolean({ description: 'The mail was rejected for good and is not sent again' })),
  },
  { $id: 'LinkReply' },
)
export type LinkReply = Static<typeof LinkReply>

export const LinkParams = Type.Object({ id: Id, uuid: Id }, { additionalProperties: false })

export const RetrieveQuery = Type.Object(
  { is_checkout: Type.Optional(Type.Boolean({ description: 'The id is that of the checkout session' })) },
  { additionalProperties: false },
)
