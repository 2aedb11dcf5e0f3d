import { type Static, Type } from 'typebox'

const closed = { additionalProperties: false } as const
const text = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, ...(description ? { description } : {}) })
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'YYYY-MM-DD' })

/** One changed answer: in words for an underwriter, and by its path for a rate book. */
const ChangedAnswer = Type.Object(
  {
    section: text(200, 'Where the question stands, in words'),
    question: text(500, 'In words; the name of the list for a whole entry that came or went'),
    field: Type.Optional(
      text(
        200,
        "The answer's path, such as `pl.aig.attorneys`; the list's own path for a whole entry that came or went",
      ),
    ),
    item: Type.Optional(text(300, 'The entry of a list that it belongs to, such as a name')),
    kind: Type.Enum(['changed', 'added', 'removed']),
    before: Type.Optional(Type.String({ maxLength: 5000 })),
    after: Type.Optional(Type.String({ maxLength: 5000 })),
  },
  closed,
)

/** Changes since last year's application, as the insured stated them. The rest of the request is this year's. */
export const CarrierRenewal = Type.Object(
  {
    expiring_on: Day,
    unchanged: Type.Array(text(100), {
      maxItems: 50,
      description: 'Parts that the insured confirmed as unchanged, such as `attorneys`; silence counts for nothing',
    }),
    changes: Type.Array(ChangedAnswer, { maxItems: 1000 }),
  },
  closed,
)
export type CarrierRenewal = Static<typeof CarrierRenewal>
