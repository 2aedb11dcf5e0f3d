import type { Static } from 'typebox'
import Type from 'typebox'
import { deviceKinds } from '../values.ts'
import { FiguresQuery, KnownFilters } from './figures.ts'
import { SitePreview } from './sites.ts'

export const FunnelQuery = Type.Object(
  {
    ...FiguresQuery.properties,
    device: Type.Optional(
      Type.Enum([...deviceKinds], {
        description: 'The kind of device it was started on; unknown for applications started by programs',
      }),
    ),
  },
  { additionalProperties: false },
)
export type FunnelQuery = Static<typeof FunnelQuery>

const Count = Type.Integer({ minimum: 0 })

const Correction = Type.Object(
  {
    path: Type.String({ description: 'Path of the answer' }),
    question: Type.String(),
    applications: Type.Integer({ minimum: 0, description: 'In how many applications the answer was changed later' }),
  },
  { $id: 'FunnelCorrection' },
)
export type FunnelCorrection = Static<typeof Correction>

/** A page of a site's flow, and what became of the applications that reached it. */
export const FunnelPage = Type.Object(
  {
    step: Type.String({ description: 'The id of the step; all pages of a list count as one' }),
    path: Type.String({ description: 'Its address; `{n}` for a number' }),
    title: Type.String(),
    section: Type.String(),
    has_preview: Type.Boolean({ description: 'Shown at `page-preview?step=` below the address of `preview`' }),
    came: Type.Integer({ minimum: 0, description: 'Answered it, or stopped there' }),
    answered: Count,
    left: Type.Integer({
      minimum: 0,
      description: 'Stopped there: not submitted, and left or inactive for two hours',
    }),
    returned: Type.Integer({ minimum: 0, description: 'Came back to it after another page and answered it again' }),
    median_seconds: Type.Optional(
      Type.Number({
        minimum: 0,
        description: 'Time from the previous save to its first; half an hour or more counts as a pause',
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
    site: Type.String({ description: 'The site whose flow it is' }),
    applications: Type.Integer({ minimum: 0, description: 'How many applications are counted' }),
    is_sample: Type.Boolean({ description: 'The period has more; only the newest are counted' }),
    submitted: Count,
    preview: SitePreview,
    pages: Type.Array(FunnelPage, { description: 'Pages that somebody reached, in the order of the flow' }),
    unvisited: Type.Integer({ minimum: 0, description: 'Pages of the flow that nobody reached' }),
    corrected: Type.Array(Correction, {
      description: 'The questions corrected most often; entries of lists are not counted',
    }),
    ...KnownFilters,
  },
  { $id: 'Funnel' },
)
export type Funnel = Static<typeof Funnel>
