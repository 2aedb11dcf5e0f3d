import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from '../field-types.ts'

export const SupportCustomersQuery = Type.Object(
  {
    search: Type.String({
      minLength: 2,
      maxLength: 100,
      description: 'Business, contact, email address, phone or reference number of an application',
    }),
  },
  { additionalProperties: false },
)

/** A customer with an account, and which of their applications were found. */
export const SupportCustomer = Type.Object(
  {
    email: Type.String({ description: 'The email address they sign in with' }),
    applications: Type.Array(
      Type.Object({
        uuid: Id,
        reference: Type.String({ description: 'The reference number, such as CW-0F3A9C21' }),
        company_name: Type.Optional(Type.String()),
        completed: Type.Boolean(),
        updated_at: Type.String(),
      }),
    ),
  },
  { $id: 'SupportCustomer' },
)
export type SupportCustomer = Static<typeof SupportCustomer>
