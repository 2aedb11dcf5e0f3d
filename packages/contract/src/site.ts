import type { Static } from 'typebox'
import Type from 'typebox'

const Condition = Type.Object({
  holder: Type.String(),
  subject: Type.String(),
  or: Type.Array(Type.String()),
  test: Type.Optional(
    Type.Union([Type.Literal('is'), Type.Literal('is_not'), Type.Literal('more_than'), Type.Literal('less_than')]),
  ),
})

const MappingEntry = Type.Object({
  id: Type.String(),
  group: Type.String(),
  conditions: Type.Optional(Type.Array(Condition)),
  next_steps: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), conditions: Type.Optional(Type.Array(Condition)) })),
  ),
})

/** What a browser needs of the site's configuration: how it looks and speaks, and what its flow is compiled from. */
export const SiteReply = Type.Object({
  id: Type.String(),
  name: Type.String(),
  channel: Type.Union([Type.Literal('direct'), Type.Literal('agent'), Type.Literal('partner')]),
  locale: Type.String(),
  currency: Type.String(),
  country: Type.String(),
  timeZone: Type.String(),
  theme: Type.String(),
  wholesaler: Type.Boolean(),
  selectableLobs: Type.Array(Type.String()),
  switches: Type.Record(Type.String(), Type.Boolean()),
  stepsFlowMapping: Type.Array(MappingEntry),
  mapUrl: Type.Optional(
    Type.String({
      pattern: '^(https?://[^/{}]+)?/.*[{]query[}]',
      description: 'A picture of a place on a map; {query} stands for where it is',
    }),
  ),
  contact: Type.Object({
    name: Type.String(),
    title: Type.String(),
    phone: Type.String(),
    email: Type.String(),
    hours: Type.String(),
  }),
  legal: Type.Object({ owner: Type.String(), license: Type.String() }),
  today: Type.String({ description: 'The calendar day at the site, YYYY-MM-DD' }),
})
export type SiteReply = Static<typeof SiteReply>
