import type { Static } from 'typebox'
import Type from 'typebox'
import { channels } from '../values.ts'

const Name = Type.String({ pattern: '^[\\w.-]{1,60}$' })
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

export const FiguresQuery = Type.Object(
  {
    from: Type.Optional(Type.String({ ...Day, description: 'The first day; 30 days ending with `to` when absent' })),
    to: Type.Optional(Type.String({ ...Day, description: 'The last day; today when absent' })),
    site: Type.Optional(Type.String({ ...Name, description: 'The id of a site' })),
    line: Type.Optional(Type.String({ ...Name, description: 'A line of insurance that was picked or requested' })),
    channel: Type.Optional(Type.Enum([...channels], { description: 'The channel: direct, an agent or a partner' })),
  },
  { additionalProperties: false },
)
export type FiguresQuery = Static<typeof FiguresQuery>

const Count = Type.Integer({ minimum: 0 })

/** How far the applications started in a period have come. */
const counts = {
  begun: Count,
  contact: Type.Integer({ minimum: 0, description: 'Gave a contact' }),
  picked: Type.Integer({ minimum: 0, description: 'Picked a line of insurance' }),
  submitted: Count,
  offered: Type.Integer({ minimum: 0, description: 'An insurer offered a price' }),
  chosen: Type.Integer({ minimum: 0, description: 'An offer was chosen' }),
  bound: Type.Integer({ minimum: 0, description: 'An insurer confirmed' }),
  abandoned: Type.Integer({ minimum: 0, description: 'Not submitted, and left or inactive for two hours' }),
}

export const StageCounts = Type.Object(counts, { $id: 'StageCounts' })
export type StageCounts = Static<typeof StageCounts>

const Group = Type.Object(
  { key: Type.String(), name: Type.String(), ...counts },
  { $id: 'FiguresGroup', description: 'The same for one site, line, channel or time' },
)
export type FiguresGroup = Static<typeof Group>

/** The filters of figures. */
export const KnownFilters = {
  sites: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  lines: Type.Array(Type.Object({ line: Type.String(), name: Type.String() })),
}

export const Figures = Type.Object(
  {
    from: Day,
    to: Day,
    total: StageCounts,
    by_site: Type.Array(Group),
    by_line: Type.Array(Group, { description: 'An application with two lines counts in both' }),
    by_channel: Type.Array(Group),
    by_time: Type.Array(Group, { description: 'By day, week or month, depending on the length of the period' }),
    unit: Type.Enum(['day', 'week', 'month'], { description: 'Of `by_time`' }),
    ...KnownFilters,
  },
  { $id: 'Figures' },
)
export type Figures = Static<typeof Figures>
