import { timings, topics } from '@coverwright/core/lifecycle/notices'
import type { Static } from 'typebox'
import Type from 'typebox'

const closed = { additionalProperties: false }
const Timing = Type.Enum([...timings], { description: 'At once, in the daily digest, or not at all' })
const Topic = Type.Enum([...topics])

/** The token of a mail's link. */
export const MailChoicesParams = Type.Object({ token: Type.String({ format: 'uuid' }) }, closed)

export const UnsubscribeParams = Type.Object(
  {
    token: Type.String({ format: 'uuid' }),
    topic: Type.Enum([...topics, 'all'], { description: 'The kind of the mail; all kinds in the daily digest' }),
  },
  closed,
)

export const MailChoicesReply = Type.Object({
  email: Type.String({ description: 'Masked if nobody is signed in' }),
  topics: Type.Array(
    Type.Object({
      topic: Topic,
      timing: Timing,
      timings: Type.Array(Timing, { description: 'The choices available' }),
      is_needed: Type.Boolean({ description: 'Whether some mails of the topic are always sent' }),
    }),
  ),
})
export type MailChoicesReply = Static<typeof MailChoicesReply>

export const MailChoice = Type.Object({ topic: Topic, timing: Timing }, closed)
export type MailChoice = Static<typeof MailChoice>
