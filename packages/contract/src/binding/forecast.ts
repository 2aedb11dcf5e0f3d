import type { Static, TProperties } from 'typebox'
import Type from 'typebox'
import { Id } from '../field-types.ts'

/**
 * A picked insurance type that no carrier quotes online here: an advisor arranges it. `reason`: if all give the same.
 */
export type AdvisorLine = Static<typeof AdvisorLine>
export const AdvisorLine = Type.Object(
  {
    uuid: Id,
    name: Type.String(),
    reason: Type.Optional(Type.String()),
    unlicensed: Type.Optional(
      Type.Literal(true, {
        description: 'Nobody at the host is licensed to sell it in the state of the risk, so nothing is offered',
      }),
    ),
  },
  { $id: 'AdvisorLine' },
)

const Outlook = Type.Union([Type.Literal('likely'), Type.Literal('maybe'), Type.Literal('not_offered')])

/** The insurers of each picked line, with the forecast for each. */
const linesWith = <Said extends TProperties>(properties: Said) =>
  Type.Array(
    Type.Object({
      line: Type.String(),
      name: Type.String(),
      insurers: Type.Array(
        Type.Object({
          carrier: Type.String(),
          carrier_name: Type.String(),
          sample: Type.Boolean(),
          outlook: Outlook,
          ...properties,
        }),
      ),
    }),
  )

export const ForecastReply = Type.Object(
  {
    lines: linesWith({
      reason: Type.String(),
      questions: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    advisor_lines: Type.Array(AdvisorLine),
  },
  { $id: 'ForecastReply' },
)
export type ForecastReply = Static<typeof ForecastReply>

/** The yearly price that each insurer of the picked lines may ask, by the answers so far. A range is not a promise. */
export const IndicationsReply = Type.Object(
  {
    lines: linesWith({
      reasons: Type.Array(
        Type.Object({
          text: Type.String(),
          answer: Type.Optional(Type.String({ description: 'Path of the underlying answer' })),
        }),
      ),
      range: Type.Optional(
        Type.Object({
          low: Type.Integer({ minimum: 1, description: 'Minor units of the currency, per year' }),
          high: Type.Integer({ minimum: 1 }),
          currency: Type.String(),
        }),
      ),
    }),
  },
  { $id: 'IndicationsReply' },
)
export type IndicationsReply = Static<typeof IndicationsReply>
