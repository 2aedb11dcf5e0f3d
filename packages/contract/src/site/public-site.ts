import Type, { type Static } from 'typebox'
import {
  address,
  CustomerFacing,
  closed,
  Footer,
  MappingEntry,
  mailAddress,
  Popup,
  patternText,
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
  id: patternText(
    '^[a-z0-9-]{1,60}$',
    'a short name such as acme: small letters, digits and -',
    'Stored in the quotes made here: never change it',
  ),
  name: Type.String({ minLength: 1, maxLength: 80, description: 'Display name' }),
  prefixPath: Type.Optional(
    patternText(
      '^/[a-z0-9-]+(/[a-z0-9-]+)*$',
      'a path such as /acme: small letters, digits and -, without a / at its end',
      'The path prefix where it is served, such as /acme',
    ),
  ),
  channel: Type.Enum(['direct', 'agent', 'partner', 'white-label', 'wholesaler', 'retail-chain'], {
    description: 'The kind of site: wholesaler offers what wholesalers may sell, agent is for agents',
  }),
  customFlow: Type.Optional(
    Type.String({ description: 'A flow other than the country’s own: retail-chain and attorneys, both of the US' }),
  ),
  locale: Type.String({ description: 'The language, such as fr-FR' }),
  currency: patternText('^[A-Z]{3}$', 'a currency such as USD', 'The currency of premiums, such as USD'),
  country: patternText('^[A-Z]{2}$', 'a country such as US', 'The country whose insurance is sold'),
  timeZone: Type.String({ description: 'The time zone of its dates, such as Europe/Paris' }),
  theme: Type.Optional(Theme),
  logoUrl: Type.Optional(
    address(
      'An image, shown 20 to 40 pixels high; SVG, PNG or WebP: /site-files/acme.svg is files/acme.svg next to the site’s file',
    ),
  ),
  applicationMode: Type.Optional(
    Type.Object({ uuid: Uuid, name: Type.String() }, { ...closed, description: 'Another way of selling' }),
  ),
  selectableLobs: Type.Array(Type.String(), { description: 'Lines that can be picked; all when empty' }),
  switches: Type.Record(Type.String(), Type.Boolean(), {
    description: 'Insurers by line, and options, on or off; insurers that are not listed ask and offer nothing',
  }),
  stepsFlowMapping: Type.Array(MappingEntry, { description: 'Dynamic questions and their place in the flow' }),
  dynamicQuestions: Type.Optional(
    Type.Record(
      Type.String({ pattern: '^[a-z][a-z0-9_]*$' }),
      Type.Object(
        {
          label: text('The menu’s label; if there are several pages, they are named by their topics'),
          questions: Type.Array(SiteQuestion, { minItems: 1 }),
        },
        closed,
      ),
      {
        additionalProperties: false,
        description: 'Pages of questions of this site only, by the name that stepsFlowMapping uses',
      },
    ),
  ),
  texts: Type.Optional(
    Type.Record(Type.String(), Type.String({ minLength: 1 }), {
      description: 'Texts that replace the catalogue’s, by key',
    }),
  ),
  subindustryLists: Type.Optional(
    Type.Object(
      {
        withoutRecommendations: Type.Optional(
          Type.Array(Uuid, { description: 'Subindustries for which nothing is recommended' }),
        ),
        advisorOnly: Type.Optional(Type.Array(Uuid, { description: 'Subindustries that an advisor handles' })),
      },
      closed,
    ),
  ),
  customerFacing: Type.Optional(CustomerFacing),
  webToCaseOptions: Type.Optional(
    Type.Array(Type.Object({ label: text('Display text'), value: text('The label that support sees') }, closed), {
      minItems: 1,
      description: 'Topics of a message to support',
    }),
  ),
  cookieBanner: Type.Optional(
    Type.Object({ on: Type.Boolean(), policyUrl: Type.Optional(address('Privacy policy')) }, closed),
  ),
  footer: Type.Optional(Footer),
  popup: Type.Optional(Popup),
  chat: Type.Optional(
    Type.Object({ url: address('Address of the chat'), label: Type.Optional(text('Label of the button')) }, closed),
  ),
  tracking: Type.Optional(
    Type.Object(
      { on: Type.Boolean(), scriptUrl: Type.Optional(address('A script that receives the events')) },
      { ...closed, description: 'Sends events to the operator’s sink, with consent' },
    ),
  ),
  mapUrl: Type.Optional(
    patternText(
      '^(https?://[^/{}]+)?/.*([{](query|zip)[}]|[{]z[}].*[{]x[}].*[{]y[}])',
      'an address with {query}, {zip} or {z}, {x} and {y} in its path, as in https://maps.example/static?q={query}',
      'An image of a place on a map, where {query} is its address and {zip} its ZIP code; or the tiles of a map server, such as https://tiles.example/{z}/{x}/{y}.png. Without it an outline of the state is drawn',
    ),
  ),
  progressValue: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 99,
      description: 'Progress in percent on arrival, for answers that a partner’s own form has collected. 0 when absent',
    }),
  ),
  contact: Type.Object(
    {
      name: Type.String({ description: 'Name of a person or of the desk' }),
      title: Type.String({ description: 'Job title, such as Advisor' }),
      phone: Type.String({
        description: 'In international format, such as +33199000148; US numbers also as ten digits',
      }),
      email: mailAddress('Email address for messages to the site'),
      hours: Type.String({ description: 'Their hours, as text' }),
      avatar: Type.Optional(Type.String({ description: 'A portrait, such as /site-files/dana.webp' })),
    },
    { ...closed, description: 'The contact person' },
  ),
  legal: Type.Object(
    {
      owner: Type.String({ description: 'The company responsible for the site, as named in its footer' }),
      privacyUrl: Type.Optional(address('Address of the privacy policy, linked in the footer')),
      termsUrl: Type.Optional(address('Address of the terms of use, linked in the footer')),
    },
    closed,
  ),
}

const PublicSite = Type.Object(publicProperties)
export type PublicSite = Static<typeof PublicSite>

export const publicSiteKeys = Object.keys(publicProperties) as readonly (keyof typeof publicProperties)[]
