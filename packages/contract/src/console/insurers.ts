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
    asked: Type.Integer({ minimum: 0, description: 'Requests to it; the counts that follow are its answers' }),
    offered: Type.Integer({ minimum: 0, description: 'Quoted a price' }),
    referred: Type.Integer({ minimum: 0, description: 'Referred to an underwriter, or asked for more information' }),
    declined: Count,
    failed: Type.Integer({ minimum: 0, description: 'Did not answer any attempt' }),
    refused: Type.Integer({ minimum: 0, description: 'Rejected our request as malformed' }),
    waiting: Type.Integer({ minimum: 0, description: 'Has not answered yet' }),
    ruled_out: Type.Integer({ minimum: 0, description: 'Not asked: its own eligibility questions decided' }),
    by_hand: Type.Integer({ minimum: 0, description: 'Not asked: the desk enters its answers' }),
    chosen: Type.Integer({ minimum: 0, description: 'Its offer was chosen; includes bound offers' }),
    bound: Count,
    median_seconds: Type.Optional(
      Type.Number({ ...Seconds, description: 'Time from the request to its first answer' }),
    ),
    p95_seconds: Type.Optional(Seconds),
    circuit: Type.Enum(['closed', 'open'], {
      description: '`open`: this server pauses requests to it, because several failed in a row',
    }),
    calls: Type.Record(Type.String(), Count, {
      description:
        'Calls of this server since it started, by outcome: `answered`, `timeout`, `unreachable`, `failed`, `refused`, `malformed`, `too_large`, `circuit_open`',
    }),
  },
  { $id: 'InsurerFigures' },
)
export type InsurerFigures = Static<typeof InsurerFigures>

export const InsurersFigures = Type.Object(
  {
    from: Type.String(),
    to: Type.String(),
    insurers: Type.Array(InsurerFigures, { description: 'Most requested first' }),
    ...KnownFilters,
  },
  { $id: 'InsurersFigures' },
)
export type InsurersFigures = Static<typeof InsurersFigures>
