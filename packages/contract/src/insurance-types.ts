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
    tagline: Type.String({ description: 'What happens, where known by an example of the trade' }),
    picture: Type.Optional(Type.String({ description: 'The drawing of what it is about' })),
    pays: Type.Optional(Type.String({ description: 'What it pays for' })),
    leaves_out: Type.Optional(Type.String({ description: 'What it does not pay for' })),
    required: Type.Optional(Type.Boolean({ description: 'The law asks for it where the business is' })),
    contains: Type.Optional(
      Type.Array(Type.String(), { description: 'Lines that are part of it: one of the two is enough' }),
    ),
    purpose: Type.Enum(['standard', 'upsell', 'downsell', 'crosssell', 'deprecated']),
    wholesaler_allowed: Type.Boolean(),
    online: Type.Boolean({ description: 'Insurers quote it here; otherwise an advisor arranges it' }),
    insurers: Type.Integer({ minimum: 0, description: 'Insurers likely to answer for this quote' }),
    outlook: Type.Optional(
      Type.Enum(['likely', 'maybe', 'not_offered'], { description: 'The best outlook among them, for this quote' }),
    ),
    reason: Type.Optional(Type.String({ description: 'Why an underwriter reads it first, or why nobody offers it' })),
    suggestion: Type.Optional(Type.String({ description: 'Why it is suggested to this business' })),
    recommended_after: Type.Optional(
      Type.Array(Type.Object({ question: Type.String(), reason: Type.String() }), {
        description: 'Questions that help to choose: after Yes to one it is recommended, for that reason',
      }),
    ),
    retired: Type.Optional(
      Type.Boolean({
        description:
          'This quote has it though it is no longer offered: it may stay or be taken off, not be picked again',
      }),
    ),
  },
  { $id: 'InsuranceTypeReply' },
)
export type InsuranceTypeReply = Static<typeof InsuranceTypeReply>
