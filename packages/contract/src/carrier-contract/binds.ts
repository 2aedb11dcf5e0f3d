import { requirementKinds } from '@coverwright/core/lifecycle/requirement-kinds'
import { type Static, Type } from 'typebox'
import { Day, minorFrom, Reason, Sample, text } from './parts.ts'

const closed = { additionalProperties: false } as const
const Minor = minorFrom(0)

export const BindRequirement = Type.Object({
  kind: Type.Enum(requirementKinds),
  text: Type.Optional(text(4000, "The insurer's own words, shown and signed verbatim")),
  premium: Type.Optional(minorFrom(0)),
  options: Type.Optional(
    Type.Array(Type.Object({ value: text(60), label: text(300) }), {
      minItems: 2,
      maxItems: 100,
      description: 'The options of a selection, such as limits for uninsured motorists',
    }),
  ),
})
export type BindRequirement = Static<typeof BindRequirement>

/** How the premium of a year is paid. `payments` are those after the down payment, of `amount` each. */
export const PaymentPlan = Type.Object({
  id: text(40),
  label: text(100),
  down_payment: Minor,
  payments: Type.Integer({ minimum: 0, maximum: 60 }),
  amount: Minor,
  fees: Minor,
  total: Minor,
})
export type PaymentPlan = Static<typeof PaymentPlan>

/** `instant`: the insurer answers a request to bind at once; `request`: somebody there decides. */
export const BindRequirementsReply = Type.Object({
  sample: Sample,
  mode: Type.Enum(['instant', 'request']),
  requirements: Type.Array(BindRequirement, { maxItems: requirementKinds.length }),
  payment_plans: Type.Array(PaymentPlan, { maxItems: 12 }),
})
export type BindRequirementsReply = Static<typeof BindRequirementsReply>

const Address = Type.Object(
  {
    street: text(200),
    unit: Type.Optional(text(50)),
    city: text(100),
    state: Type.Optional(text(10)),
    zip_code: text(12),
  },
  closed,
)

const HandedIn = Type.Object(
  { name: text(200), kind: text(10), size: Type.Integer({ minimum: 1 }), sha256: text(64) },
  closed,
)

/** What the applicant provided for each requirement. */
export const BindAnswers = Type.Object(
  {
    tax_number: Type.Optional(text(40)),
    mailing_address: Type.Optional(Address),
    terrorism: Type.Optional(Type.Enum(['accepted', 'rejected'])),
    uninsured_motorist: Type.Optional(text(60)),
    surplus_lines: Type.Optional(Type.Literal('acknowledged')),
    no_known_losses: Type.Optional(Type.Literal('stated')),
    fraud_statement: Type.Optional(Type.Literal('read')),
    loss_runs: Type.Optional(Type.Array(HandedIn, { maxItems: 20 })),
  },
  closed,
)

/** A typed name with the texts it signs, which we keep under these hashes. */
export const BindSignature = Type.Object(
  {
    name: text(200),
    capacity: text(60, 'As what they sign: owner, officer, partner, authorized'),
    signed_at: text(40),
    documents: Type.Array(Type.Object({ key: text(100), sha256: text(64) }, closed), { maxItems: 40 }),
  },
  closed,
)

/** Asks the insurer to bind its own offer. The header `Idempotency-Key` names the request: it is bound once. */
export const BindRequest = Type.Object(
  {
    request_id: text(100, 'Names this request in both logs'),
    quote_id: text(80, "The insurer's own"),
    follows: Type.Optional(text(80, 'The `bind_id` whose requirements this answers')),
    version: Type.Integer({ minimum: 0, description: 'Which of its answers the offer was' }),
    premium: Type.Optional(
      Type.Object({ amount: minorFrom(1), currency: Type.String({ pattern: '^[A-Z]{3}$' }) }, closed),
    ),
    effective_date: Day,
    payment_plan: Type.Optional(text(40)),
    answers: BindAnswers,
    signature: Type.Optional(BindSignature),
    unsealed: Type.Optional(
      Type.Array(Type.Object({ field: text(120), item: Type.Optional(text(80)), answer: Type.Unknown() }, closed), {
        maxItems: 500,
        description: 'License numbers and birth dates of the application, which are sent to nobody before',
      }),
    ),
  },
  closed,
)
export type BindRequest = Static<typeof BindRequest>

const always = { bind_id: text(80), sample: Sample, message: Type.Optional(text(1000, 'To the applicant')) }

export const BindReply = Type.Union([
  Type.Object({
    ...always,
    status: Type.Literal('bound'),
    reference: text(80, 'Number of the policy or binder'),
    effective_from: Day,
    effective_to: Day,
    pay_url: Type.Optional(
      Type.String({
        pattern: '^https://[^\\s]+$',
        maxLength: 2000,
        description: 'Where the insurer takes payments, at a host that the catalogue has of it; any other is not shown',
      }),
    ),
  }),
  Type.Object({ ...always, status: Type.Literal('requested') }),
  Type.Object({
    ...always,
    status: Type.Literal('needs_requirements'),
    requirements: Type.Array(BindRequirement, { minItems: 1, maxItems: requirementKinds.length }),
  }),
  Type.Object({ ...always, status: Type.Literal('refused'), reasons: Type.Array(Reason, { minItems: 1 }) }),
])
export type BindReply = Static<typeof BindReply>
