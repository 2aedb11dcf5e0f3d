import Type, { type Static } from 'typebox'
import {
  address,
  CustomerFacing,
  closed,
  Footer,
  formed,
  MappingEntry,
  mailAddress,
  Popup,
  SiteQuestion,
  Theme,
  text,
  Uuid,
} from './parts.ts'

/**
 * What browsers get of the site's file: its looks and texts, and what its flow is compiled from. No other key of the
 * file reaches a browser.
 */
export const publicProperties = {
  id: formed(
    '^[a-z0-9-]{1,60}$',
    'a short name such as acme: small letters, digits and -',
    'Stands in the quotes made here: never change it',
  ),
  name: Type.String({ minLength: 1, maxLength: 80, description: 'What people call it' }),
  prefixPath: Type.Optional(
    formed(
      '^/[a-z0-9-]+(/[a-z0-9-]+)*$',
      'a path such as /acme: small letters, digits and -, without a / at its end',
      'The path below which it is served, as in /acme',
    ),
  ),
  channel: Type.Enum(['direct', 'agent', 'partner', 'white-label', 'wholesaler', 'retail-chain'], {
    description:
      'How the site meets its customers: a wholesaler lists what wholesalers may sell, agent is for agents at work',
  }),
  customFlow: Type.Optional(
    Type.String({ description: 'A flow other than the country’s own: retail-chain and attorneys, both of the US' }),
  ),
  locale: Type.String({ description: 'The language, as in fr-FR' }),
  currency: formed('^[A-Z]{3}$', 'a currency such as USD', 'In which insurance is paid, as in USD'),
  country: formed('^[A-Z]{2}$', 'a country such as US', 'Whose insurance is sold'),
  timeZone: Type.String({ description: 'Where its days begin, as in Europe/Paris' }),
  theme: Type.Optional(Theme),
  logoUrl: Type.Optional(
    address(
      'A picture, 20 to 40 pixels high as shown; SVG, PNG or WebP: /site-files/acme.svg lies at files/acme.svg beside the site’s file',
    ),
  ),
  applicationMode: Type.Optional(
    Type.Object({ uuid: Uuid, name: Type.String() }, { ...closed, description: 'A mode of selling' }),
  ),
  selectableLobs: Type.Array(Type.String(), { description: 'Lines that may be picked; all when empty' }),
  switches: Type.Record(Type.String(), Type.Boolean(), {
    description: 'Insurers, line by line, and habits, on or off; who is not named asks and offers nothing',
  }),
  stepsFlowMapping: Type.Array(MappingEntry, { description: 'Dynamic questions and where they stand' }),
  dynamicQuestions: Type.Optional(
    Type.Record(
      Type.String({ pattern: '^[a-z][a-z0-9_]*$' }),
      Type.Object(
        {
          label: text('What the menu says; several pages are named by their topics'),
          questions: Type.Array(SiteQuestion, { minItems: 1 }),
        },
        closed,
      ),
      {
        additionalProperties: false,
        description: 'Pages of questions of this site alone, by the name under which stepsFlowMapping places them',
      },
    ),
  ),
  texts: Type.Optional(
    Type.Record(Type.String(), Type.String({ minLength: 1 }), {
      description: 'Words instead of the catalogue’s, by key',
    }),
  ),
  subindustryLists: Type.Optional(
    Type.Object(
      {
        withoutRecommendations: Type.Optional(
          Type.Array(Uuid, { description: 'Subindustries to which nothing more is recommended' }),
        ),
        advisorOnly: Type.Optional(Type.Array(Uuid, { description: 'Subindustries that an advisor places' })),
      },
      closed,
    ),
  ),
  customerFacing: Type.Optional(CustomerFacing),
  webToCaseOptions: Type.Optional(
    Type.Array(Type.Object({ label: text('What people read'), value: text('What support reads') }, closed), {
      minItems: 1,
      description: 'Topics of a message to support',
    }),
  ),
  cookieBanner: Type.Optional(
    Type.Object({ on: Type.Boolean(), policyUrl: Type.Optional(address('What is done with data')) }, closed),
  ),
  footer: Type.Optional(Footer),
  popup: Type.Optional(Popup),
  chat: Type.Optional(
    Type.Object({ url: address('Where the chat is'), label: Type.Optional(text('The button’s words')) }, closed),
  ),
  tracking: Type.Optional(
    Type.Object(
      { on: Type.Boolean(), scriptUrl: Type.Optional(address('A script that takes the events')) },
      { ...closed, description: 'Tells the operator’s sink what happens, with consent' },
    ),
  ),
  mapUrl: Type.Optional(
    formed(
      '^(https?://[^/{}]+)?/.*([{](query|zip)[}]|[{]z[}].*[{]x[}].*[{]y[}])',
      'an address with {query}, {zip} or {z}, {x} and {y} in its path, as in https://maps.example/static?q={query}',
      'A picture of a place on a map, {query} standing for its address and {zip} for its ZIP code; or the tiles of a map server, as in https://tiles.example/{z}/{x}/{y}.png. Without it an outline of the state is drawn',
    ),
  ),
  progressValue: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 99,
      description:
        'Percent that is done when somebody arrives: what a partner’s own form asked before. 0 when left out',
    }),
  ),
  contact: Type.Object(
    {
      name: Type.String({ description: 'A person, or what the desk is called' }),
      title: Type.String({ description: 'What they are, as in Advisor' }),
      phone: Type.String({ description: 'In the international form, as in +33199000148; of the US also ten digits' }),
      email: mailAddress('Where messages to the site go'),
      hours: Type.String({ description: 'When they can be reached, as people read it' }),
      avatar: Type.Optional(Type.String({ description: 'A portrait, as in /site-files/dana.webp' })),
    },
    { ...closed, description: 'Who answers' },
  ),
  legal: Type.Object(
    {
      owner: Type.String({ description: 'The company that answers for the site, as its footer names it' }),
      privacyUrl: Type.Optional(address('What is done with data; its footer links to it')),
      termsUrl: Type.Optional(address('The terms of use; its footer links to them')),
    },
    closed,
  ),
}

const PublicSite = Type.Object(publicProperties)
export type PublicSite = Static<typeof PublicSite>

export const publicSiteKeys = Object.keys(publicProperties) as readonly (keyof typeof publicProperties)[]
