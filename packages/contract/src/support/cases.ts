import type { Static } from 'typebox'
import Type from 'typebox'
import { Id, Message } from '../field-types.ts'

/** The maximum lengths of a message. */
export const longestMessage = 5000

/** A message to support. The names are those of seed 3 and 7.3, except for the quote's. */
export const WebToCase = Type.Object(
  {
    subject: Type.String({ maxLength: 2000, description: 'The value of one of the site’s topics' }),
    description: Message({ maxLength: longestMessage, description: 'What it is about; not blank' }),
    name: Type.Optional(Type.String({ maxLength: 200 })),
    email: Type.Optional(Type.String({ maxLength: 254, description: 'The email address for the answer' })),
    CW_AccountUUID__c: Type.Optional(
      Type.Union([Id, Type.Literal('')], { description: 'Used only if it is the caller’s own' }),
    ),
    quote_id: Type.Optional(
      Type.String({ maxLength: 100, description: 'The quote it is about; used only if it is the caller’s own' }),
    ),
  },
  { $id: 'WebToCase', additionalProperties: false },
)
export type WebToCase = Static<typeof WebToCase>

export const CaseHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 8,
      maxLength: 100,
      description: 'Sending the same message again does not create a second one',
    }),
  ),
})

export const CaseSent = Type.Object(
  { reference: Type.String({ description: 'Its reference, such as CS-1A2B3C4D' }) },
  { $id: 'CaseSent' },
)
export type CaseSent = Static<typeof CaseSent>

/**
 * `waiting` to be forwarded; `forwarded` to the operator's endpoint; `mailed` to support's address; `kept` here, where
 * neither is set up; `failed` for good.
 */
export const caseStates = ['waiting', 'forwarded', 'mailed', 'kept', 'failed'] as const

/** A message as support reads it. */
export const SupportCase = Type.Object(
  {
    reference: Type.String(),
    uuid: Id,
    subject: Type.String(),
    description: Type.String(),
    name: Type.Optional(Type.String()),
    email: Type.Optional(Type.String()),
    account_uuid: Type.Optional(Id),
    quote_uuid: Type.Optional(Id),
    state: Type.Enum([...caseStates]),
    attempts: Type.Integer(),
    last_error: Type.Optional(Type.String({ description: 'A code' })),
    created_at: Type.String(),
    forwarded_at: Type.Optional(Type.String()),
  },
  { $id: 'SupportCase' },
)
export type SupportCase = Static<typeof SupportCase>
