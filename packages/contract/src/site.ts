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

const Answering = Type.Object({
  name: Type.String(),
  title: Type.Optional(Type.String()),
  phone: Type.String(),
  email: Type.String(),
  hours: Type.Optional(Type.String()),
  picture: Type.Optional(Type.String({ description: 'Address of a picture' })),
})

const PhoneLines = Type.Record(Type.String(), Type.String(), {
  description: 'A name in lower case, and its phone line',
})

/** Who answers whom, beside the site's own contact. */
const ContactUs = Type.Object(
  {
    phone: Type.Optional(Type.String({ description: 'One number for everybody, instead of the round robin' })),
    callCenter: Type.Optional(Answering),
    special: Type.Optional(PhoneLines),
    byPartner: Type.Optional(PhoneLines),
    bySource: Type.Optional(PhoneLines),
    byChannel: Type.Optional(PhoneLines),
    byVertical: Type.Optional(PhoneLines),
    roundRobin: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.String(),
          verticals: Type.Optional(Type.Array(Type.String())),
          members: Type.Array(Answering, { minItems: 1 }),
        }),
      ),
    ),
  },
  { additionalProperties: false },
)

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
  contactUs: Type.Optional(ContactUs),
  legal: Type.Object({ owner: Type.String(), license: Type.String() }),
  sign_in: Type.Object({
    code: Type.Boolean({ description: 'By a code that is mailed' }),
    oidc: Type.Optional(Type.String({ description: 'At a provider: what its button says' })),
  }),
  today: Type.String({ description: 'The calendar day at the site, YYYY-MM-DD' }),
  binder: Type.Optional(
    Type.Object({ host: Type.String() }, { description: 'The host where people find their account' }),
  ),
  is_binder: Type.Boolean({ description: 'This host shows accounts: it is the one for it, or the site has none' }),
})
export type SiteReply = Static<typeof SiteReply>
