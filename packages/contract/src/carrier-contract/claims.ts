import { type Static, Type } from 'typebox'

const closed = { additionalProperties: false } as const
const Day = Type.String({
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  description: 'YYYY-MM-DD',
})
const YesNo = Type.Enum(['Yes', 'No'])
const Amount = Type.Number({ minimum: 0, description: 'Whole dollars' })

const Claim = Type.Object(
  {
    date: Day,
    line: Type.Optional(Type.String()),
    paid: Amount,
    open: Type.Optional(YesNo),
    description: Type.Optional(Type.String({ maxLength: 2000 })),
  },
  closed,
)
export type CarrierClaim = Static<typeof Claim>

/** `cancelled`: a carrier declined, cancelled or did not renew cover. Absent where the law forbids asking. */
export const Claims = Type.Object(
  {
    any: Type.Optional(YesNo),
    list: Type.Array(Claim, { maxItems: 100 }),
    cancelled: Type.Optional(YesNo),
    cancelled_reason: Type.Optional(Type.String({ maxLength: 2000 })),
  },
  closed,
)
