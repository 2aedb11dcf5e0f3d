import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from '../field-types.ts'
import { reasonsToRead } from '../values.ts'

/** What was sent, waits or failed, of every site. Never its content, and the recipient only for a stated reason. */

const Site = Type.String({ pattern: '^[\\w.-]{1,60}$', description: 'The id of a site' })
const After = Type.String({ ...Id, description: 'For the next page: `id` of the last delivery on this one' })

const mailStates = ['waiting', 'sent', 'failed'] as const

export const OutgoingMailsQuery = Type.Object(
  {
    site: Type.Optional(Site),
    state: Type.Optional(Type.Enum([...mailStates])),
    after: Type.Optional(After),
  },
  { additionalProperties: false },
)
export type OutgoingMailsQuery = Static<typeof OutgoingMailsQuery>

export const OutgoingMail = Type.Object(
  {
    id: Id,
    kind: Type.String({ description: 'What it is about' }),
    site: Type.String(),
    state: Type.Enum([...mailStates], { description: '`failed`: no further attempt is made by itself' }),
    created_at: Type.String(),
    ended_at: Type.Optional(Type.String({ description: 'When it was sent or given up' })),
    attempts: Type.Optional(Type.Integer({ minimum: 0, description: 'Of one that waits' })),
    next_attempt_at: Type.Optional(Type.String({ description: 'Of one that waits' })),
    failure: Type.Optional(Type.String({ description: 'Why it failed, or its last attempt did; without names' })),
    is_kept: Type.Boolean({ description: 'It can be sent again, and who it is to can be read' }),
  },
  { $id: 'OutgoingMail' },
)
export type OutgoingMail = Static<typeof OutgoingMail>

export const OutgoingParams = Type.Object({ id: Id })

export const ReasonToRead = Type.Object(
  {
    reason: Type.Enum([...reasonsToRead], {
      description:
        '`asked_by_person`: they asked; `not_delivered`: something did not arrive; `wrong_address`: it may go to somebody else; `security`: an incident; `law`: an authority or a court asks',
    }),
    reference: Type.Optional(
      Type.String({ pattern: '^[\\w#/.-]{1,40}$', description: 'The number of a ticket or letter; nothing personal' }),
    ),
  },
  { $id: 'ReasonToRead', additionalProperties: false },
)
export type ReasonToRead = Static<typeof ReasonToRead>

export const MailRecipient = Type.Object({ email: Type.String() }, { $id: 'MailRecipient' })

const webhookStates = ['waiting', 'delivered', 'failed', 'dropped'] as const

export const OutgoingWebhooksQuery = Type.Object(
  {
    site: Type.Optional(Site),
    state: Type.Optional(Type.Enum([...webhookStates])),
    after: Type.Optional(After),
  },
  { additionalProperties: false },
)
export type OutgoingWebhooksQuery = Static<typeof OutgoingWebhooksQuery>

export const OutgoingWebhook = Type.Object(
  {
    id: Id,
    type: Type.String({ description: 'Of the event' }),
    site: Type.String(),
    endpoint: Type.String(),
    state: Type.Enum([...webhookStates]),
    created_at: Type.String(),
    ended_at: Type.Optional(Type.String({ description: 'When it was delivered or given up' })),
    attempts: Type.Integer({ minimum: 0 }),
    next_attempt_at: Type.Optional(Type.String({ description: 'While it waits' })),
    failure: Type.Optional(Type.String({ description: 'Why it was given up, or its last attempt failed' })),
  },
  { $id: 'OutgoingWebhook' },
)
export type OutgoingWebhook = Static<typeof OutgoingWebhook>

export const DeadLetterJobs = Type.Object(
  {
    waiting: Type.Integer({ minimum: 0, description: 'Jobs that are due' }),
    dead: Type.Integer({ minimum: 0, description: 'Jobs that failed on every attempt' }),
    jobs: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          job: Type.String(),
          attempts: Type.Integer(),
          created_at: Type.String(),
          failed_at: Type.String(),
          failure: Type.String({ description: 'Its last error, without quoted data' }),
        },
        { $id: 'DeadLetterJob' },
      ),
      { description: 'The oldest hundred that failed' },
    ),
  },
  { $id: 'DeadLetterJobs' },
)
export type DeadLetterJobs = Static<typeof DeadLetterJobs>

export const JobsToRetry = Type.Object(
  { ids: Type.Array(Type.String({ pattern: '^\\d{1,18}$' }), { minItems: 1, maxItems: 100 }) },
  { $id: 'JobsToRetry', additionalProperties: false },
)

export const JobsRetried = Type.Object(
  { count: Type.Integer({ minimum: 0, description: 'How many are retried; the others no longer exist' }) },
  { $id: 'JobsRetried' },
)
