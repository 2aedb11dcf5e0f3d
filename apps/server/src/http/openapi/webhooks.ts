import {
  type WebhookEventType,
  webhookBody,
  webhookEvents,
  webhookEventTypes,
} from '@coverwright/contract/webhooks/webhook-events'

const id = '3f0c1f5e-8a4b-4d27-9a65-1c7e2b90d4a1'
const application = 'a7d2e6b8-51c3-4f09-8e1d-6b3f7c2a9e50'
const submission = 'c94b7a10-2e6f-4b8d-a3d5-0f81e4c6b729'
const link = 'https://insurance.example.com/desk?search=CW-A7D2E6B8'

const ofApplication = { id: application, application, version: 14, state: 'submitted', link }
const ofOffer = { id, application, version: 16, state: 'quoted', previous: 'waiting', link }
const offer = { ...ofOffer, submission, line: 'gl', carrier: 'lakeshore' }
const policyRequest = { ...ofOffer, state: 'with_insurer', previous: 'asked', offer: submission, kind: 'change' }
const document = { id, application, version: 17, state: 'available', link, offer: submission, kind: 'policy' }
const requirement = { ...ofOffer, state: 'open', kind: 'loss_runs' }

/** One example of each shape of `data`. */
function exampleOf(type: WebhookEventType): object {
  if (type === 'endpoint.test') return { endpoint: 'crm' }
  if (type.startsWith('application.') || type.startsWith('renewal.')) return ofApplication
  if (type.startsWith('policy_request.')) return policyRequest
  if (type === 'document.available') return document
  return type.startsWith('requirement.') ? requirement : offer
}

/** The headers of every webhook, as components. */
export const webhookParameters = {
  WebhookId: {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'The event’s own id, the same in every attempt: a receiver that has handled it ignores it',
    schema: { type: 'string' },
  },
  WebhookTimestamp: {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'When this attempt was made, in seconds since 1970; refuse it if it is more than five minutes off',
    schema: { type: 'string' },
  },
  WebhookSignature: {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      'One or two signatures (`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`), separated by a space. There are two while a secret is being replaced, and one valid signature is enough',
    schema: { type: 'string' },
  },
} as const

const parameters = Object.keys(webhookParameters).map((name) => ({ $ref: `#/components/parameters/${name}` }))

/** The `webhooks` of the API document: what is sent to the endpoints of a site's file. */
export const describeWebhooks = (extract: (schema: object) => unknown): Record<string, object> =>
  Object.fromEntries(webhookEventTypes.map((type) => [type, { post: operationOf(type, extract) }]))

const operationOf = (type: WebhookEventType, extract: (schema: object) => unknown): object => ({
  tags: ['Webhooks'],
  summary: webhookEvents[type].description,
  operationId: `on${type.split(/[._]/).map(capitalize).join('')}`,
  security: [],
  parameters,
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: extract(webhookBody(type)),
        example: { type, timestamp: '2026-11-02T15:31:04.000Z', data: exampleOf(type) },
      },
    },
  },
  responses: {
    204: {
      description:
        'Received. Any status from 200 to 299 counts; any other status, or no response within 15 seconds, is retried',
    },
    410: { description: 'Send nothing more: disables the endpoint' },
    429: { description: 'Retry later: `Retry-After` is honored, also with 502, 503 and 504' },
  },
})

const capitalize = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
