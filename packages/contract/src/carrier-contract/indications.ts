import { type Static, Type } from 'typebox'
import { Business, Coverage, UwAnswers } from './business.ts'
import { CarrierClass, OtherClass } from './business-class.ts'
import { Claims } from './claims.ts'
import { AnswerReason, LineCode, minorFrom, Sample, StateCode } from './parts.ts'

const closed = { additionalProperties: false } as const

/** Answers that identify the business, or are in its own words. */
const naming = [
  'company_name',
  'business_type_details',
  'description',
  'website',
  'contact',
  'mailing_address',
] as const

/**
 * An offer is requested once everything is answered; an indication from the first pages on. So nearly all fields may be
 * absent, meaning not known yet. The business is not named.
 */
export const IndicationRequest = Type.Object(
  {
    line: LineCode,
    class: CarrierClass,
    other_classes: Type.Optional(Type.Array(OtherClass, { maxItems: 5 })),
    business: Type.Object(
      {
        ...Type.Partial(Type.Omit(Business, [...naming])).properties,
        state: StateCode,
      },
      closed,
    ),
    coverage: Type.Object(Type.Partial(Coverage).properties, { additionalProperties: true }),
    claims: Type.Optional(Claims),
    uw_questions: UwAnswers,
    details: Type.Record(Type.String(), Type.Unknown()),
    complete: Type.Optional(
      Type.Literal(true, {
        description: 'Everything asked is answered: what is absent does not concern this business',
      }),
    ),
  },
  closed,
)
export type IndicationRequest = Static<typeof IndicationRequest>

const Range = Type.Object({
  low: minorFrom(1),
  high: minorFrom(1),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  period: Type.Literal('year'),
})

/** `out`: no open answer would change it. A range is not a promise, and binds nobody. */
export const IndicationReply = Type.Object({
  sample: Sample,
  outcome: Type.Enum(['in', 'refer', 'out']),
  range: Type.Optional(Range),
  reasons: Type.Array(AnswerReason, { maxItems: 50 }),
})
export type IndicationReply = Static<typeof IndicationReply>
