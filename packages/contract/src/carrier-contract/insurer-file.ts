import { type Static, Type } from 'typebox'

const closed = { additionalProperties: false } as const
const name = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const names = Type.Array(name(40), { minItems: 1 })
const Day = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$', description: 'YYYY-MM-DD' })
const Hazard = Type.Integer({ minimum: 1, maximum: 5, description: '1 office, 5 roofing' })

/** The key of an existing sentence, or the sentence itself in every language of the country. */
const Reason = Type.Union([name(80), Type.Record(Type.String(), name(500))])

const AppetiteRow = Type.Object(
  {
    from: Day,
    until: Type.Optional(Day),
    outlook: Type.Enum(['in', 'refer', 'out']),
    reason: Type.Optional(Reason),
    code: Type.Optional(name(20)),
    traits: Type.Optional(names),
    industries: Type.Optional(names),
    states: Type.Optional(names),
    classes: Type.Optional(names),
    minHazard: Type.Optional(Hazard),
    maxHazard: Type.Optional(Hazard),
  },
  closed,
)

const Billing = Type.Object(
  { by: Type.Enum(['insurer', 'agency']), hosts: Type.Optional(Type.Array(name(200), { minItems: 1 })) },
  closed,
)

/**
 * `insurer.json` in an insurer's folder or package: what a server knows about an insurer in advance. The server ignores
 * everything else there, such as the code of its adapter.
 */
export const InsurerFile = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z_]{1,39}$', description: 'Small letters and _' }),
    name: name(80),
    country: Type.String({ pattern: '^[A-Z]{2}$', description: 'As in US' }),
    mark: Type.Optional(
      Type.String({ maxLength: 2000, pattern: '^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$', description: 'Path data, 24 by 24' }),
    ),
    billing: Type.Optional(Billing),
    sendsDocuments: Type.Optional(Type.Literal(true)),
    certificates: Type.Optional(Type.Literal(true)),
    lines: Type.Array(
      Type.Object(
        {
          line: name(20),
          indicates: Type.Optional(Type.Literal(true)),
          billing: Type.Optional(Billing),
          appetite: Type.Array(AppetiteRow, { minItems: 1 }),
        },
        closed,
      ),
      { minItems: 1 },
    ),
  },
  closed,
)
export type InsurerFile = Static<typeof InsurerFile>
