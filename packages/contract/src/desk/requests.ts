import Type, { type Static } from 'typebox'
import { Id, Message } from '../field-types.ts'

const kinds = ['question', 'document'] as const

const requestFields = {
  id: Id,
  kind: Type.Enum([...kinds]),
  text: Type.String({ description: 'The question, as the desk worded it' }),
  at: Type.String(),
  answered_at: Type.Optional(Type.String()),
  answer: Type.Optional(Type.String()),
}

/** What the desk asks a customer for, as the customer reads it. */
export const CustomerRequest = Type.Object(requestFields, { $id: 'CustomerRequest' })
export type CustomerRequest = Static<typeof CustomerRequest>

/** The same at the desk. */
export const DeskRequest = Type.Object(
  { ...requestFields, by: Type.String(), done_at: Type.Optional(Type.String()) },
  { $id: 'DeskRequest' },
)

export const NewRequest = Type.Object(
  {
    id: Type.Optional(Type.String({ ...Id, description: 'A uuid chosen by the caller, so that a retry adds nothing' })),
    kind: Type.Enum([...kinds]),
    text: Message({ minLength: 3, maxLength: 2000, description: 'Visible to the customer' }),
  },
  { $id: 'NewRequest', additionalProperties: false },
)
export type NewRequest = Static<typeof NewRequest>

export const RequestParams = Type.Object({ id: Id, request: Id }, { additionalProperties: false })

export const RequestAnswer = Type.Object(
  { answer: Message({ minLength: 1, maxLength: 4000 }) },
  { $id: 'RequestAnswer', additionalProperties: false },
)
