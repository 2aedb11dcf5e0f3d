import Type from 'typebox'
import { Id } from '../field-types.ts'

const states = ['waiting', 'delivered', 'failed', 'dropped'] as const

export const WebhookDelivery = Type.Object(
  {
    id: Id,
    event: Type.String({ description: 'The `webhook-id` sent to the receiver' }),
    type: Type.String(),
    endpoint: Type.String(),
    application: Type.Optional(Id),
    state: Type.Enum(states, {
      description:
        '`failed` ran out of attempts, `dropped` belongs to an endpoint that is no longer in the site’s file; both can be replayed',
    }),
    reason: Type.Optional(Type.String({ description: 'A code for the reason it failed or was dropped' })),
    created_at: Type.String(),
    next_attempt_at: Type.Optional(Type.String({ description: 'While it waits' })),
    attempts: Type.Array(
      Type.Object({
        at: Type.String(),
        ms: Type.Integer(),
        status: Type.Optional(Type.Integer()),
        failure: Type.Optional(Type.String({ description: 'A code for the reason there was no status' })),
        reply: Type.Optional(Type.String({ description: 'The first kilobyte of the response' })),
      }),
    ),
  },
  { $id: 'WebhookDelivery' },
)

export const WebhookDeliveriesQuery = Type.Object({
  endpoint: Type.Optional(Type.String({ maxLength: 40 })),
  state: Type.Optional(Type.Enum(states)),
  after: Type.Optional(Type.String({ ...Id, description: 'For the next page: `id` of the last delivery on this one' })),
})

export const WebhookDeliveryParams = Type.Object({ id: Id })

/** An endpoint of the site's file, and its recent results. */
export const WebhookEndpointState = Type.Object(
  {
    id: Type.String(),
    url: Type.String(),
    events: Type.Array(Type.String()),
    has_secret: Type.Boolean({ description: 'Without a secret, nothing is sent to it' }),
    waiting: Type.Integer({ minimum: 0, description: 'Pending deliveries' }),
    failed: Type.Integer({ minimum: 0, description: 'Dead letters of the last 30 days' }),
    disabled: Type.Optional(Type.Object({ at: Type.String(), reason: Type.Enum(['gone', 'failing']) })),
  },
  { $id: 'WebhookEndpointState' },
)

export const WebhookEndpointParams = Type.Object({ endpoint: Type.String({ maxLength: 40 }) })

export const WebhookReplay = Type.Object(
  { count: Type.Integer({ minimum: 0, description: 'How many are sent again' }) },
  { $id: 'WebhookReplay' },
)
