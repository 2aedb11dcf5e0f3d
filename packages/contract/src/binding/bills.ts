import { billStates } from '@coverwright/core/lifecycle/bill'
import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from '../field-types.ts'

const closed = { additionalProperties: false } as const

/** Part of a bill, in minor units. A label is the insurer’s; without one pages name the kind. */
export const BillLine = Type.Object(
  {
    kind: Type.Enum(['premium', 'terrorism', 'tax', 'fee']),
    label: Type.Optional(Type.String()),
    amount: Type.Integer({ minimum: 0 }),
  },
  { $id: 'BillLine' },
)
export type BillLine = Static<typeof BillLine>

/** A bill of the agency for an offer that its insurer was asked to bind. Paying it insures nobody. */
export const Bill = Type.Object(
  {
    uuid: Id,
    state: Type.Enum(billStates),
    currency: Type.String(),
    amount: Type.Integer({ minimum: 1, description: 'Due now, in minor units' }),
    lines: Type.Array(BillLine),
    created_at: Type.String(),
    paid_at: Type.Optional(Type.String()),
    /** The amount received differs from the bill: the desk looks at it. */
    trouble: Type.Optional(
      Type.Enum(['other_amount', 'paid_twice'], { description: 'Payments that do not match the bill' }),
    ),
  },
  { $id: 'Bill' },
)
export type Bill = Static<typeof Bill>

export const BillingReply = Type.Object(
  {
    by: Type.Enum(['insurer', 'agency'], { description: 'Who bills: the insurer itself, or the agency' }),
    pay_url: Type.Optional(
      Type.String({
        description: 'The insurer’s payment page, once it has confirmed; an https address on its own host',
      }),
    ),
    online: Type.Boolean({ description: 'Whether the agency’s bill can be paid on the payment service’s page now' }),
    test: Type.Optional(Type.Literal(true, { description: 'Payments are a test: no money moves' })),
    bill: Type.Optional(Bill),
  },
  { $id: 'BillingReply' },
)
export type BillingReply = Static<typeof BillingReply>

export const CheckoutReply = Type.Object(
  { url: Type.String({ description: 'Address of the payment service’s page' }) },
  { $id: 'CheckoutReply' },
)

/** What the desk records about a bill: an invoice sent, a payment received, money returned. */
export const DeskBill = Type.Object(
  {
    event: Type.Enum(['send', 'pay', 'refund']),
    reference: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'Reference of the invoice, check or transfer' }),
    ),
  },
  { $id: 'DeskBill', ...closed },
)
export const DeskBillParams = Type.Object({ id: Id, bill: Id }, closed)
export type DeskBill = Static<typeof DeskBill>

export const PaymentHeaders = Type.Object({ 'stripe-signature': Type.Optional(Type.String({ maxLength: 2000 })) })

/** An event of Stripe: the fields that are read, of a Checkout Session or a charge. */
export const StripeEvent = Type.Object({
  id: Type.String({ maxLength: 255 }),
  type: Type.String({ maxLength: 255 }),
  livemode: Type.Boolean(),
  data: Type.Object({ object: Type.Record(Type.String(), Type.Unknown()) }),
})
export type StripeEvent = Static<typeof StripeEvent>
