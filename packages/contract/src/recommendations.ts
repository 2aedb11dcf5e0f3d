import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from './field-types.ts'

/** A coverage recommended in addition to, or instead of, those picked. Source: seed section 3. */
export const RecommendedCoverageReply = Type.Object(
  {
    insurance_uuid: Id,
    insurance_type: Type.String(),
    line: Type.String(),
    popularity: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: '100 for a cross-sell; otherwise our own estimate, not a measured share, so no page shows it',
    }),
    tagline: Type.String({ description: 'Why it is recommended, in words for the applicant' }),
    replaces: Type.Optional(Type.String({ description: 'The line it would replace' })),
    record_type_uuid: Type.Optional(Id),
    record_type_name: Type.Optional(Type.String()),
  },
  { $id: 'RecommendedCoverageReply' },
)
export type RecommendedCoverageReply = Static<typeof RecommendedCoverageReply>

/** A type of insurance that covers more or less than another and can replace it. Source: seed section 3. */
export const UpsellReply = Type.Object(
  {
    insurance_uuid: Id,
    insurance_type: Type.String(),
    line: Type.String(),
    purpose: Type.Enum(['upsell', 'downsell'], { description: 'It covers more, or less for less money' }),
    instead_of: Type.Array(Type.String(), { description: 'The lines that it can replace' }),
    tagline: Type.String(),
    wholesaler_allowed: Type.Boolean(),
  },
  { $id: 'UpsellReply' },
)

export type UpsellReply = Static<typeof UpsellReply>

export const RecommendationsQuery = Type.Object({ quote_id: Id }, { additionalProperties: false })

export const CrossSellQuery = Type.Object(
  { class_code_ref: Type.String({ pattern: '^CW[1-9][0-9]{5}[A-Z]$', description: 'Our own business class id' }) },
  { additionalProperties: false },
)

export const SubClassCrossSellQuery = Type.Object(
  { sub_class_code_ref: Type.String({ pattern: '^CWT[0-9]{5}$', description: 'The business class' }) },
  { additionalProperties: false },
)
