import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from './field-types.ts'

export const InsuranceTypeQuery = Type.Object({ quote_id: Type.Optional(Id) }, { additionalProperties: false })

export const InsuranceTypeReply = Type.Object(
  {
    uuid: Id,
    line: Type.String(),
    tag: Type.String(),
    name: Type.String(),
    tagline: Type.String({ description: 'What can happen, with an example from the trade if there is one' }),
    picture: Type.Optional(Type.String({ description: 'The illustration' })),
    pays: Type.Optional(Type.String({ description: 'What it pays for' })),
    leaves_out: Type.Optional(Type.String({ description: 'What it does not pay for' })),
    required: Type.Optional(Type.Boolean({ description: 'Required by law where the business is' })),
    contains: Type.Optional(
      Type.Array(Type.String(), { description: 'Lines that are part of it, so that only one of the two is needed' }),
    ),
    purpose: Type.Enum(['standard', 'upsell', 'downsell', 'crosssell', 'deprecated']),
    wholesaler_allowed: Type.Boolean(),
    online: Type.Boolean({ description: 'Whether insurers quote it here; if not, an advisor arranges it' }),
    insurers: Type.Integer({ minimum: 0, description: 'Insurers likely to answer for this quote' }),
    outlook: Type.Optional(
      Type.Enum(['likely', 'maybe', 'not_offered'], { description: 'The best outlook among them, for this quote' }),
    ),
    reason: Type.Optional(Type.String({ description: 'Why an underwriter reviews it first, or why nobody offers it' })),
    suggestion: Type.Optional(Type.String({ description: 'Why it is suggested to this business' })),
    recommended_after: Type.Optional(
      Type.Array(Type.Object({ question: Type.String(), reason: Type.String() }), {
        description: 'Questions that help to choose: a Yes recommends the line, for the reason given',
      }),
    ),
    retired: Type.Optional(
      Type.Boolean({
        description:
          'The quote has it although it is no longer offered: it can be kept or removed, but not picked again',
      }),
    ),
  },
  { $id: 'InsuranceTypeReply' },
)
export type InsuranceTypeReply = Static<typeof InsuranceTypeReply>
