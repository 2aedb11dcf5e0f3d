import { Type } from 'typebox'

export const text = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, ...(description ? { description } : {}) })

export const Day = Type.String({
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  description: 'YYYY-MM-DD',
})
export const StateCode = Type.String({
  pattern: '^[A-Z]{2}(-[A-Z0-9]{1,3})?$',
  description: 'Where the business is: postal code of the state, elsewhere ISO 3166-2 as in FR-75',
})
export const LineCode = Type.String({ pattern: '^[a-z_]{2,12}$', description: 'Line of insurance, such as gl or bop' })

/** No real premium comes near the maximum: a larger one is a mistake that must not reach totals and pages. */
export const minorFrom = (minimum: number) =>
  Type.Integer({ minimum, maximum: 1_000_000_000_000, description: 'Minor units of the currency (cents)' })

export const Sample = Type.Optional(
  Type.Literal(true, { description: 'An invented insurer: nothing here can be bought' }),
)

export const Revision = Type.Integer({
  minimum: 0,
  maximum: 2_147_483_647,
  description: 'Counts the changes of a quote; an answer with the same or an older number changes nothing',
})

export const Reason = Type.Object({ code: text(80), text: text(1000, 'In plain words, to the applicant') })

/** A reason of a decision about an application. */
export const AnswerReason = Type.Object({
  ...Reason.properties,
  answer: Type.Optional(
    text(
      200,
      'The answer behind it, to be looked at again: a path in the request such as `business.annual_revenue`, ' +
        '`details.epli.layoffs`, `details.drivers.1.violations` (of the second entry), `details.drivers[]` (of any), or ' +
        '`uw_questions.{id}`; one that was not asked is ignored',
    ),
  ),
})
