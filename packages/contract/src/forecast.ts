import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from './field-types.ts'

/** A picked insurance type that no carrier quotes online here: an advisor arranges it. */
export const AdvisorLine = Type.Object({ uuid: Id, name: Type.String() }, { $id: 'AdvisorLine' })

export const ForecastReply = Type.Object(
  {
    lines: Type.Array(
      Type.Object({
        line: Type.String(),
        name: Type.String(),
        insurers: Type.Array(
          Type.Object({
            carrier: Type.String(),
            carrier_name: Type.String(),
            sample: Type.Boolean(),
            outlook: Type.Union([Type.Literal('likely'), Type.Literal('maybe'), Type.Literal('not_offered')]),
            reason: Type.String(),
            questions: Type.Optional(Type.Integer({ minimum: 0 })),
          }),
        ),
      }),
    ),
    advisor_lines: Type.Array(AdvisorLine),
  },
  { $id: 'ForecastReply' },
)
export type ForecastReply = Static<typeof ForecastReply>
