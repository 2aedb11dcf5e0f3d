import type { Static } from 'typebox'
import Type from 'typebox'
import { deviceKinds } from '../values.ts'
import { FiguresQuery, KnownFilters } from './figures.ts'
import { SitePreview } from './sites.ts'

export const FunnelQuery = Type.Object(
  {
    ...FiguresQuery.properties,
    device: Type.Optional(
      Type.Enum([...deviceKinds], { description: 'What it was begun on; unknown of those begun by programs' }),
    ),
  },
  { additionalProperties: false },
)
export type FunnelQuery = Static<typeof FunnelQuery>

const Count = Type.Integer({ minimum: 0 })

const Correction = Type.Object(
  {
    path: Type.String({ description: 'The answer’s place among the answers' }),
    question: Type.String(),
    applications: Type.Integer({ minimum: 0, description: 'In how many it was answered otherwise later' }),
  },
  { $id: 'FunnelCorrection' },
)
export type FunnelCorrection = Static<typeof Correction>

/** A page of a site's flow, and what became of the applications that reached it. */
export const FunnelPage = Type.Object(
  {
    step: Type.String({ description: 'The id of the step; all pages of a list are one' }),
    path: Type.String({ description: 'Its address; `{n}` for a number' }),
    title: Type.String(),
    section: Type.String(),
    has_preview: Type.Boolean({ description: 'It is drawn at `page-preview?step=` below the address of `preview`' }),
    came: Type.Integer({ minimum: 0, description: 'Answered it, or came no further' }),
    answered: Count,
    left: Type.Integer({
      minimum: 0,
      description: 'Came no further: never submitted, and left or untouched for two hours',
    }),
    returned: Type.Integer({ minimum: 0, description: 'Answered it again after another page' }),
    median_seconds: Type.Optional(
      Type.Number({
        minimum: 0,
        description: 'From the save before to its first; half an hour or more counts as a pause',
      }),
    ),
    corrected: Type.Optional(Correction),
  },
  { $id: 'FunnelPage' },
)
export type FunnelPage = Static<typeof FunnelPage>

export const Funnel = Type.Object(
  {
    from: Type.String(),
    to: Type.String(),
    site: Type.String({ description: 'Whose flow it is' }),
    applications: Type.Integer({ minimum: 0, description: 'How many are counted' }),
    is_sample: Type.Boolean({ description: 'Only the newest of the period are counted, because there are more' }),
    submitted: Count,
    preview: SitePreview,
    pages: Type.Array(FunnelPage, { description: 'In the order of the flow, those to which somebody came' }),
    unvisited: Type.Integer({ minimum: 0, description: 'Pages of the flow to which nobody came' }),
    corrected: Type.Array(Correction, {
      description: 'The questions that are corrected most; entries of lists are not counted',
    }),
    ...KnownFilters,
  },
  { $id: 'Funnel' },
)
export type Funnel = Static<typeof Funnel>
