import { type Static, Type } from 'typebox'
import { UwAnswers } from './business.ts'
import { Revision } from './parts.ts'

const closed = { additionalProperties: false } as const

/** The applicant's answers to what an insurer asked about one quote. */
export const QuoteAnswers = Type.Object({ answers: UwAnswers }, closed)
export type QuoteAnswers = Static<typeof QuoteAnswers>

/**
 * An insurer reports that a quote has changed; its new state is read from the insurer. Further properties are ignored.
 */
export const InsurerEvent = Type.Object(
  {
    type: Type.Literal('quote.updated'),
    timestamp: Type.String({ maxLength: 40, pattern: '^[0-9TZ:.+-]+$', description: 'When it changed, as ISO 8601' }),
    data: Type.Object({
      quote_id: Type.String({ pattern: '^[^\\u0000-\\u001f]{1,80}$' }),
      revision: Type.Optional(Revision),
    }),
  },
  { $id: 'InsurerEvent' },
)

/** Standard Webhooks: https://www.standardwebhooks.com. */
export const SignatureHeaders = Type.Object({
  'webhook-id': Type.String({ maxLength: 200 }),
  'webhook-timestamp': Type.String({ maxLength: 20, description: 'Seconds since 1970; at most five minutes old' }),
  'webhook-signature': Type.String({ maxLength: 1000, description: 'Signatures such as `v1,…`, separated by spaces' }),
})
