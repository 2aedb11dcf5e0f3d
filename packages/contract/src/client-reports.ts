import type { Static } from 'typebox'
import Type from 'typebox'

/**
 * `error`: the server rejected a call's body (422). `exception`: any other failure. `non_actionable`: nothing we could
 * fix, such as a blocked tracker.
 */
export const reportKinds = ['error', 'exception', 'non_actionable'] as const

/** A fault in a browser, as codes and patterns: nothing that people typed, and no URL that identifies anything. */
export const ClientReport = Type.Object(
  {
    kind: Type.Enum([...reportKinds]),
    code: Type.String({
      pattern: '^[A-Za-z][\\w.:-]{0,79}$',
      description: 'Such as chunk.missing, or the problem’s code',
    }),
    route: Type.String({
      pattern: '^/[\\w:./-]{0,200}$',
      description: 'The pattern of the page’s address, such as /location/edit/:n',
    }),
    action: Type.Optional(
      Type.String({
        pattern: '^(GET|POST|PATCH|DELETE) [\\w:./-]{1,200}$',
        description: 'The call that failed, such as PATCH quote/:id',
      }),
    ),
    status: Type.Optional(Type.Integer({ minimum: 0, maximum: 599 })),
    at: Type.Optional(
      Type.String({ pattern: '^[\\w./-]{1,120}:\\d{1,7}:\\d{1,7}$', description: 'The position in our own scripts' }),
    ),
  },
  { $id: 'ClientReport', additionalProperties: false },
)
export type ClientReport = Static<typeof ClientReport>
