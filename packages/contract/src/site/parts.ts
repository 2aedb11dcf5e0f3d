import type { Check } from '@coverwright/core/model/check'
import { fieldTypes } from '@coverwright/core/model/field'
import Type from 'typebox'

export const closed = { additionalProperties: false }
export const text = (description: string) => Type.String({ minLength: 1, maxLength: 2000, description })
/** A text with a pattern. `form` describes the pattern to people; editors show it too. */
export const formed = (pattern: string, form: string, description?: string) =>
  Type.String({ pattern, patternErrorMessage: `must be ${form}`, ...(description ? { description } : {}) })
const colour = (description: string) => formed('^#[0-9a-fA-F]{6}$', 'a color such as #0b5d51', description)
export const address = (description: string) =>
  formed(
    '^(https://[^\\s"<>]+|/[^\\s"<>/\\\\][^\\s"<>\\\\]*)$',
    'an address that begins with https://, or a path of this server such as /site-files/logo.svg',
    description,
  )
const fontFamilies = (description: string) =>
  formed('^[\\w ,"\'-]{1,200}$', 'font families such as Georgia, serif', description)
export const mailAddress = (description: string) =>
  formed('^[^@\\s]+@[^@\\s]+$', 'an e-mail address such as help@acme.example', description)
export const Uuid = formed('^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', 'a uuid')

const Condition = Type.Object(
  {
    holder: Type.String({
      description: 'question (of the same pages), quote, or an insurer’s questions as in gl.liberty',
    }),
    subject: Type.String({ description: 'The question, or the answer’s path in the quote' }),
    or: Type.Array(Type.String(), { description: 'One of these is the answer' }),
    test: Type.Optional(
      Type.Enum(['is', 'is_not', 'more_than', 'less_than'], { description: 'How it is compared; is when left out' }),
    ),
  },
  closed,
)

export const MappingEntry = Type.Object(
  {
    id: Type.String({ description: 'Dynamic questions: of the catalogue, or of dynamicQuestions' }),
    group: Type.String({ description: 'The section of the flow at whose end they stand, such as insurance' }),
    conditions: Type.Optional(Type.Array(Condition)),
    next_steps: Type.Optional(
      Type.Array(Type.Object({ id: Type.String(), conditions: Type.Optional(Type.Array(Condition)) }, closed)),
    ),
  },
  closed,
)

const QuestionOption = Type.Object(
  {
    value: Type.String({ minLength: 1, maxLength: 120 }),
    label: text('What people read'),
    hint: Type.Optional(text('A line below it')),
    exclusive: Type.Optional(Type.Literal(true)),
  },
  closed,
)

const questionProperties = {
  id: Type.String({
    pattern: '^[a-z][a-z0-9_]*$',
    patternErrorMessage: 'must be a short name such as years_open: small letters, digits and _',
    maxLength: 60,
    description: 'Names the answer: never change it once it was given',
  }),
  type: Type.Enum(
    fieldTypes.filter((type) => !['document', 'signature', 'class', 'coverage', 'zip'].includes(type)),
    { description: 'How it is answered; a select with more than four options has a page of its own' },
  ),
  topic: Type.String({
    minLength: 1,
    maxLength: 80,
    description: 'Questions of one topic stay together and name their page',
  }),
  label: text('The question'),
  hint: Type.Optional(text('A line below it')),
  why: Type.Optional(text('Why we ask, beside the form')),
  options: Type.Optional(Type.Array(QuestionOption, { minItems: 1 })),
  conditions: Type.Optional(Type.Array(Condition)),
  optional: Type.Optional(Type.Literal(true)),
  checks: Type.Optional(
    Type.Array(
      Type.Unsafe<Check>(
        Type.Object(
          { rule: Type.String() },
          { additionalProperties: Type.Union([Type.String(), Type.Number(), Type.Array(Type.String())]) },
        ),
      ),
    ),
  ),
  min_items: Type.Optional(Type.Integer({ minimum: 0 })),
  max_items: Type.Optional(Type.Integer({ minimum: 1 })),
}

export const SiteQuestion = Type.Object(
  { ...questionProperties, questions: Type.Optional(Type.Array(Type.Object(questionProperties, closed))) },
  closed,
)

const Advisor = Type.Object(
  {
    name: Type.String(),
    title: Type.Optional(Type.String()),
    phone: Type.String({ description: 'In the international form, as in +33199000148; of the US also ten digits' }),
    email: Type.String(),
    hours: Type.Optional(Type.String()),
    avatar: Type.Optional(Type.String({ description: 'Address of a portrait, as in /site-files/dana.webp' })),
  },
  closed,
)

const phoneLines = (description = 'A name in lower case, and its phone line') =>
  Type.Record(Type.String(), Type.String(), { description })

/** Contacts for certain customers, in addition to the site's own. Source: seed section 3 (agent data). */
const ContactUsConfig = Type.Object(
  {
    agentPhone: Type.Optional(Type.String({ description: 'One number for everybody, instead of the round robin' })),
    callCenterName: Type.Optional(Type.String({ description: 'What the desk of platform agents is called' })),
    callCenterPhone: Type.Optional(Type.String({ description: 'Its phone' })),
    callCenterEmail: Type.Optional(mailAddress('Its mail address')),
    callCenterHours: Type.Optional(Type.String({ description: 'When it can be reached, as people read it' })),
    callCenterAvatar: Type.Optional(Type.String({ description: 'Its picture, as in /site-files/desk.svg' })),
    special: Type.Optional(phoneLines()),
    byPartner: Type.Optional(phoneLines()),
    bySource: Type.Optional(
      phoneLines('Where a partner found them, in lower case: `partner_source` of the address; and its phone line'),
    ),
    byChannel: Type.Optional(phoneLines()),
    byVertical: Type.Optional(phoneLines()),
    roundRobin: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Type.String(),
            verticals: Type.Optional(Type.Array(Type.String())),
            members: Type.Array(Advisor, { minItems: 1 }),
          },
          closed,
        ),
      ),
    ),
  },
  { additionalProperties: false, description: 'Other phone lines and people, and whom they are for' },
)

/** What customers of the site see. Source: seed section 3 (configuration). */
export const CustomerFacing = Type.Object(
  {
    myCoverwalletDisabled: Type.Optional(Type.Boolean({ description: 'Customers have no account page' })),
    isRetailAgreement: Type.Optional(Type.Boolean({ description: 'Stores of a chain under one agreement' })),
    attestationRequired: Type.Optional(
      Type.Boolean({
        description:
          'Nothing is submitted without the statements agreed to, over the API either; always so with isRetailAgreement',
      }),
    ),
    disableRedirect: Type.Optional(Type.Boolean({ description: 'The logo leads nowhere' })),
    supportEmail: Type.Optional(mailAddress('Shown when a message to support fails')),
    contactUsConfig: Type.Optional(ContactUsConfig),
  },
  closed,
)

/** The foot of every page. */
export const Footer = Type.Object(
  {
    banner: Type.Optional(
      Type.Object(
        {
          text: text('A line above the footer'),
          url: Type.Optional(address('')),
          linkLabel: Type.Optional(text('')),
        },
        closed,
      ),
    ),
    links: Type.Optional(Type.Array(Type.Object({ label: text(''), url: address('') }, closed))),
  },
  closed,
)

/** A message that is shown once. */
export const Popup = Type.Object(
  {
    id: formed(
      '^[a-z0-9-]{1,60}$',
      'a short name such as spring-sale: small letters, digits and -',
      'Another id opens it again',
    ),
    title: text('Its heading'),
    text: text('What it says'),
    url: Type.Optional(address('')),
    linkLabel: Type.Optional(text('')),
    paths: Type.Optional(Type.Array(Type.String(), { description: 'Where it opens; everywhere when absent' })),
  },
  closed,
)

export const Theme = Type.Object(
  {
    brand: Type.Optional(colour('Buttons and links on light pages')),
    onBrand: Type.Optional(colour('Text on it')),
    brandDark: Type.Optional(colour('Buttons and links on dark pages')),
    onBrandDark: Type.Optional(colour('Text on it')),
    accent: Type.Optional(colour('Marks where one is; never text')),
    rail: Type.Optional(colour('The side with the steps; a darker shade of brand when absent')),
    railInk: Type.Optional(colour('Text there')),
    railInk2: Type.Optional(colour('Quieter text there')),
    railLine: Type.Optional(colour('Lines there')),
    radius: Type.Optional(Type.Number({ minimum: 0, maximum: 16, description: 'Rounding of corners, pixels' })),
    font: Type.Optional(fontFamilies('Font families')),
    fontDisplay: Type.Optional(fontFamilies('Font families of headings')),
    displayWeight: Type.Optional(
      Type.Integer({ minimum: 100, maximum: 900, description: 'How bold headings are: 400 is plain, 700 bold' }),
    ),
    displayTracking: Type.Optional(Type.Number({ minimum: -0.05, maximum: 0.05, description: 'Letter spacing, em' })),
    fontFiles: Type.Optional(
      Type.Array(
        Type.Object(
          {
            family: formed('^[\\w -]+$', 'the name of a font family, without quotes'),
            url: formed(
              '^/[\\w./-]+\\.woff2$',
              'the path of a woff2 file such as /site-files/lora.woff2',
              'A woff2 file in the folder files beside the site’s file: /site-files/lora.woff2',
            ),
            weight: Type.Optional(
              formed('^[1-9]00( [1-9]00)?$', 'a weight such as "400", or a range such as "400 700"'),
            ),
          },
          closed,
        ),
      ),
    ),
    wordmark: Type.Optional(Type.Boolean({ description: 'The logo holds the name, so it is not written beside it' })),
    logoHeight: Type.Optional(Type.Integer({ minimum: 20, maximum: 40, description: 'Pixels' })),
    logoRatio: Type.Optional(
      Type.Number({
        minimum: 0.2,
        maximum: 12,
        description: 'Width of the logo divided by its height: its place is kept for it until it is there',
      }),
    ),
  },
  { additionalProperties: false, description: 'Looks; what is absent is the house’s own' },
)
