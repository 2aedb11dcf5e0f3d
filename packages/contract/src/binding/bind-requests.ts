import type { Static } from 'typebox'
import Type from 'typebox'
import { BindRequirement, PaymentPlan } from '../carrier-contract/binds.ts'
import { Id } from '../field-types.ts'
import { OfferReply } from '../offers.ts'
import { capacities } from '../values.ts'

const closed = { additionalProperties: false } as const
const Day = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' })
const words = (maxLength: number) => Type.String({ minLength: 1, maxLength })

export const OfferParams = Type.Object({ id: Id, offer: Id }, closed)

/** `desk`: this insurer has no call for it, so somebody at the agency asks it. */
const bindModes = ['instant', 'request', 'desk'] as const
export type BindMode = (typeof bindModes)[number]

export const BindAddress = Type.Object(
  {
    street: Type.String({ maxLength: 200 }),
    unit: Type.Optional(Type.String({ maxLength: 50 })),
    city: Type.String({ maxLength: 100 }),
    state: Type.Optional(Type.String({ maxLength: 10 })),
    zip_code: Type.String({ maxLength: 12 }),
  },
  { $id: 'BindAddress', ...closed },
)

const bindFields = {
  start_date: Type.Optional(Day),
  mailing_address: Type.Optional(BindAddress),
  payment_plan: Type.Optional(words(40)),
  terrorism: Type.Optional(Type.Union([Type.Literal('accepted'), Type.Literal('rejected')])),
  uninsured_motorist: Type.Optional(words(60)),
  surplus_lines: Type.Optional(Type.Boolean()),
  no_known_losses: Type.Optional(Type.Boolean()),
  fraud_statement: Type.Optional(Type.Boolean()),
}

/** Any part of what the insurer needs; parts that are not sent are kept. */
export const SaveBind = Type.Object(
  {
    ...bindFields,
    tax_number: Type.Optional(words(40)),
    offer_version: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'Version of the offer that was shown; refused with 409 if there is a newer one',
      }),
    ),
  },
  { $id: 'SaveBind', ...closed },
)
export type SaveBind = Static<typeof SaveBind>

export const BindGiven = Type.Object(
  {
    ...bindFields,
    tax_number: Type.Optional(Type.String({ description: 'Masked' })),
    loss_runs: Type.Array(Type.Object({ id: Id, name: Type.String(), size: Type.Integer() })),
  },
  { $id: 'BindGiven' },
)

/** A text that is signed. `sha256` is its hash. */
export const BindDocument = Type.Object(
  {
    key: Type.String(),
    heading: Type.String(),
    text: Type.String(),
    citation: Type.Optional(Type.String()),
    sha256: Type.String(),
  },
  { $id: 'BindDocument' },
)
export type BindDocument = Static<typeof BindDocument>

export const BindReply = Type.Object(
  {
    offer: OfferReply,
    offer_hash: Type.String({ description: 'Of the version shown; a bind request names it' }),
    mode: Type.Enum(bindModes),
    requirements: Type.Array(Type.Intersect([BindRequirement, Type.Object({ open: Type.Boolean() })])),
    minutes: Type.Integer({ minimum: 0, description: 'Estimated minutes for the open requirements' }),
    earliest_start: Type.String({
      description: 'The earliest day that can be requested, in the time zone of the risk',
    }),
    changes: Type.Array(Type.Object({ label: Type.String(), before: Type.String(), after: Type.String() }), {
      description: 'What the insurer has changed since it was agreed to or last shown',
    }),
    payment_plans: Type.Array(PaymentPlan),
    given: BindGiven,
    documents: Type.Array(BindDocument),
    may_sign: Type.Boolean({ description: 'An agent prepares everything, and the applicant signs' }),
    waiting_on: Type.Enum(['customer', 'insurer', 'host', 'nobody']),
    asked_at: Type.Optional(Type.String()),
    trouble: Type.Optional(
      Type.Enum(['silent', 'rejected'], {
        description: 'While there is no reply: the insurer did not answer, or its interface rejected the request',
      }),
    ),
    confirmation: Type.Optional(
      Type.Object({
        reference: Type.String(),
        effective_from: Type.String(),
        effective_to: Type.String(),
        channel: Type.Enum(['call', 'push', 'desk']),
        confirmed_at: Type.String(),
      }),
    ),
    message: Type.Optional(Type.String({ description: 'From the insurer to the applicant' })),
    reasons: Type.Array(Type.String(), { description: 'Why the insurer refused' }),
  },
  { $id: 'BindReply' },
)
export type BindReply = Static<typeof BindReply>

export const RequestBind = Type.Object(
  {
    offer_version: Type.Integer({ minimum: 0 }),
    offer_hash: words(64),
    signature: Type.Optional(
      Type.Object(
        {
          name: words(200),
          capacity: Type.Enum(capacities),
          consent: Type.Literal(true, { description: 'Consent to sign and to receive documents electronically' }),
          documents: Type.Array(Type.Object({ key: words(100), sha256: words(64) }, closed), { maxItems: 40 }),
        },
        closed,
      ),
    ),
  },
  { $id: 'RequestBind', ...closed },
)
export type RequestBind = Static<typeof RequestBind>
