import type { Static } from 'typebox'
import Type from 'typebox'
import { PoliciesReply } from './binding/policies.ts'
import { Id } from './field-types.ts'
import { OfferReply } from './offers.ts'
import { RegisteredBusiness } from './people.ts'

export const AccountParams = Type.Object({ uuid: Id }, { additionalProperties: false })

/** One application or renewal of an account, with what was sent and what came back. */
export const AccountApplication = Type.Object(
  {
    id: Id,
    uuid: Id,
    company_name: Type.Optional(Type.String()),
    application_type: Type.Enum(['new', 'renewal']),
    completed: Type.Boolean(),
    closed_at: Type.Optional(
      Type.String({ description: 'When the desk or an agent closed it; changing an answer reopens it' }),
    ),
    max_step: Type.String(),
    step_label: Type.String({ description: 'Name of the furthest page reached' }),
    progress: Type.Integer({ minimum: 0, maximum: 100 }),
    insurance_types: Type.Array(Type.String()),
    created_at: Type.String(),
    updated_at: Type.String(),
    submissions: Type.Array(
      Type.Object({ uuid: Id, number: Type.Integer(), submitted_at: Type.String(), offers: Type.Array(OfferReply) }),
    ),
    documents: Type.Array(Type.Object({ id: Id, name: Type.String(), size: Type.Integer() })),
    flow_type: Type.Enum(['main', 'renewal-law', 'renewal-census'], {
      description: 'The audience whose pages ask for it',
    }),
    bound: PoliciesReply,
  },
  { $id: 'AccountApplication' },
)
export type AccountApplication = Static<typeof AccountApplication>

/** A business that the person was registered with, under the names of the registration. */
export const AccountBusiness = Type.Object(
  {
    ...RegisteredBusiness.properties,
    id: Id,
    class_code_ref: Type.Optional(
      Type.String({
        description: 'As registered, or else the only class of its subindustry; absent if there are several',
      }),
    ),
    employer_id: Type.Optional(Type.String({ description: 'Masked' })),
    wholesaler: Type.Optional(Type.Boolean()),
    registered_at: Type.String(),
  },
  { $id: 'AccountBusiness' },
)
export type AccountBusiness = Static<typeof AccountBusiness>

export const AccountReply = Type.Object(
  {
    uuid: Id,
    email: Type.String(),
    first_name: Type.Optional(Type.String()),
    last_name: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    businesses: Type.Array(AccountBusiness),
    applications: Type.Array(AccountApplication),
  },
  { $id: 'AccountReply' },
)
export type AccountReply = Static<typeof AccountReply>

export const Erasure = Type.Object(
  { email: Type.String({ maxLength: 254, description: 'The person’s own address, to confirm' }) },
  { $id: 'Erasure', additionalProperties: false },
)

/** What was erased at once, and what the law requires to be kept, until when. */
export const ErasureReply = Type.Object(
  {
    erased: Type.Integer({ minimum: 0 }),
    kept: Type.Array(Type.Object({ uuid: Id, until: Type.Optional(Type.String()), reason: Type.String() })),
    account_closed: Type.Boolean(),
  },
  { $id: 'ErasureReply' },
)
export type ErasureReply = Static<typeof ErasureReply>
