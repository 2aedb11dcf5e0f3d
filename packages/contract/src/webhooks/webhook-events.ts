import Type, { type Static, type TObject, type TProperties } from 'typebox'
import { Id } from '../field-types.ts'

const closed = { additionalProperties: false }

/** The state of what an event is about, by its name in the API. */
const State = Type.String({ pattern: '^[a-z][a-z_]{0,39}$' })

const thing = {
  id: Type.String({
    pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    description: 'The UUID of the event’s object: the application, or an offer, requirement or request of it',
  }),
  application: Type.String({
    pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    description: 'The UUID of the application',
  }),
  version: Type.Integer({
    minimum: 0,
    description:
      'Position of the change in the application’s record: events may arrive in any order, and a higher position is newer',
  }),
  state: State,
  previous: Type.Optional(State),
  link: Type.String({ description: 'Where staff can read the details after signing in' }),
}

const ofInsurer = {
  submission: Id,
  line: Type.String({ description: 'The line of business, such as gl' }),
  carrier: Type.String({ description: 'The insurer’s short name' }),
}

const Application = Type.Object(thing, { ...closed, $id: 'WebhookApplication' })
const Offer = Type.Object({ ...thing, ...ofInsurer }, { ...closed, $id: 'WebhookOffer' })
const Requirement = Type.Object(
  { ...thing, offer: Type.Optional(Id), kind: State },
  { ...closed, $id: 'WebhookRequirement' },
)
const PolicyRequest = Type.Object({ ...thing, offer: Id, kind: State }, { ...closed, $id: 'WebhookPolicyRequest' })
const Document = Type.Object({ ...thing, offer: Id, kind: State }, { ...closed, $id: 'WebhookDocument' })
const Endpoint = Type.Object(
  { endpoint: Type.String({ description: 'The endpoint’s id in the site’s file' }) },
  { ...closed, $id: 'WebhookEndpoint' },
)

/**
 * Every type of event that a webhook reports, with the contents of its `data`: ids, states, a version and a link. Never
 * names, answers or premiums; receivers read those where access is checked.
 */
export const webhookEvents = {
  'application.started': { description: 'An application was started.', data: Application },
  'application.contact_known': {
    description: 'The application passed the contact page, so there is a contact.',
    data: Application,
  },
  'application.submitted': { description: 'The application was sent to insurers.', data: Application },
  'application.closed': {
    description: 'The application ended without insurance, or is complete; the record has the reason.',
    data: Application,
  },
  'application.reopened': { description: 'A closed or submitted application was reopened.', data: Application },
  'offer.updated': {
    description: 'An insurer answered or changed its answer: a price, a referral, a question or a declination.',
    data: Offer,
  },
  'offer.chosen': {
    description: 'The customer chose this offer. That alone insures nothing.',
    data: Offer,
  },
  'bind.requested': {
    description: 'The insurer was asked to put a chosen offer in force. Nothing is insured until it confirms.',
    data: Offer,
  },
  'bind.unanswered': {
    description: 'The insurer did not answer the request, or rejected it; the desk decides what to do.',
    data: Offer,
  },
  'bind.confirmed': { description: 'The insurer confirmed that the insurance is in force.', data: Offer },
  'bind.refused': { description: 'The insurer refused to put the offer in force.', data: Offer },
  'requirement.opened': {
    description: 'Something is needed before an offer can be bound, or to answer an insurer’s question.',
    data: Requirement,
  },
  'requirement.given': {
    description: 'A requirement was provided; that does not mean it is accepted.',
    data: Requirement,
  },
  'renewal.due': {
    description:
      'A policy expires soon and its renewal has not been started. `id` is the submission it was bound from.',
    data: Application,
  },
  'renewal.started': { description: 'The renewal of a policy was started.', data: Application },
  'renewal.declined': {
    description: 'The customer will not renew; the record has the reason. The policies run until their last day.',
    data: Application,
  },
  'policy_request.asked': {
    description: 'The customer asked the insurer of a policy to change or cancel it. That alone changes nothing.',
    data: PolicyRequest,
  },
  'policy_request.updated': {
    description: 'A request about a policy was forwarded, confirmed or refused by the insurer, or withdrawn.',
    data: PolicyRequest,
  },
  'document.available': {
    description:
      'A document of an offer or its policy is available: from the insurer, from the desk, or a certificate.',
    data: Document,
  },
  'endpoint.test': { description: 'Sent by a command, to test that an endpoint receives events.', data: Endpoint },
} as const satisfies Readonly<Record<string, { readonly description: string; readonly data: TObject<TProperties> }>>

export type WebhookEventType = keyof typeof webhookEvents

export const webhookEventTypes = Object.keys(webhookEvents) as readonly WebhookEventType[]

export type WebhookData<EventType extends WebhookEventType> = Static<(typeof webhookEvents)[EventType]['data']>

/** The body of a webhook of this type. */
export const webhookBody = (type: WebhookEventType) =>
  Type.Object(
    {
      type: Type.Literal(type),
      timestamp: Type.String({ format: 'date-time', description: 'When it happened, not when it was sent' }),
      data: webhookEvents[type].data,
    },
    closed,
  )

/** The events that endpoints may subscribe to; the test is sent to all of them. */
export const subscribableTypes = webhookEventTypes.filter((type) => type !== 'endpoint.test')

/** An endpoint of a site, in its file. */
export const WebhookEndpoint = Type.Object(
  {
    id: Type.String({
      pattern: '^[a-z0-9-]{1,40}$',
      patternErrorMessage: 'must be a short name such as crm: small letters, digits and -',
      description: 'Names the endpoint in commands: its secret and its log belong to this name',
    }),
    url: Type.String({
      pattern: '^https?://[^\\s]+$',
      patternErrorMessage: 'must be an address that begins with https://',
      maxLength: 2000,
      description: 'Where events are sent to; https:// unless WEBHOOKS_TO_PRIVATE_NETWORKS is on',
    }),
    events: Type.Array(Type.Enum([...subscribableTypes]), {
      minItems: 1,
      uniqueItems: true,
      description: 'The types of events it gets',
    }),
  },
  closed,
)
