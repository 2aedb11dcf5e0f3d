import type { Static } from 'typebox'
import Type from 'typebox'
import { KnownFilters } from './figures.ts'

const Count = Type.Integer({ minimum: 0 })
const Seconds = Type.Number({ minimum: 0 })

/** What one insurer was asked in a period and its answers so far. An application asks once for each line. */
export const InsurerFigures = Type.Object(
  {
    carrier: Type.String(),
    name: Type.String(),
    asked: Type.Integer({ minimum: 0, description: 'By our calls; its answers are the parts that follow' }),
    offered: Type.Integer({ minimum: 0, description: 'Named a price' }),
    referred: Type.Integer({ minimum: 0, description: 'Its underwriter decides, or it wants to know more' }),
    declined: Count,
    failed: Type.Integer({ minimum: 0, description: 'Did not answer on any attempt' }),
    refused: Type.Integer({ minimum: 0, description: 'Refused what we sent as malformed' }),
    waiting: Type.Integer({ minimum: 0, description: 'Has not answered yet' }),
    ruled_out: Type.Integer({ minimum: 0, description: 'Not asked: its own eligibility questions decided' }),
    by_hand: Type.Integer({ minimum: 0, description: 'Not asked: the desk enters its answers' }),
    chosen: Type.Integer({ minimum: 0, description: 'Its price was chosen, bound ones among them' }),
    bound: Count,
    median_seconds: Type.Optional(Type.Number({ ...Seconds, description: 'From asking to its first answer' })),
    p95_seconds: Type.Optional(Seconds),
    circuit: Type.Enum(['closed', 'open'], {
      description: '`open`: this server leaves it alone for a while, because it failed several times in a row',
    }),
    calls: Type.Record(Type.String(), Count, {
      description:
        'Calls of this server since it started, by what came of them: `answered`, `timeout`, `unreachable`, `failed`, `refused`, `malformed`, `too_large`, `circuit_open`',
    }),
  },
  { $id: 'InsurerFigures' },
)
export type InsurerFigures = Static<typeof InsurerFigures>

export const InsurersFigures = Type.Object(
  {
    from: Type.String(),
    to: Type.String(),
    insurers: Type.Array(InsurerFigures, { description: 'Those that were asked most first' }),
    ...KnownFilters,
  },
  { $id: 'InsurersFigures' },
)
export type InsurersFigures = Static<typeof InsurersFigures>
