import type { Check } from '@coverwright/core/model/check'
import { fieldTypes } from '@coverwright/core/model/field'
import Type from 'typebox'

export const closed = { additionalProperties: false }
export const text = (description: string) => Type.String({ minLength: 1, maxLength: 2000, description })
/** A text with a pattern. `form` describes the pattern to people; editors show it too. */
export const patternText = (pattern: string, form: string, description?: string) =>
  Type.String({ pattern, patternErrorMessage: `must be ${form}`, ...(description ? { description } : {}) })
const colour = (description: string) => patternText('^#[0-9a-fA-F]{6}$', 'a color such as #0b5d51', description)
export const address = (description: string) =>
  patternText(
    '^(https://[^\\s"<>]+|/[^\\s"<>/\\\\][^\\s"<>\\\\]*)$',
    'an address that begins with https://, or a path of this server such as /site-files/logo.svg',
    description,
  )
const fontFamilies = (description: string) =>
  patternText('^[\\w ,"\'-]{1,200}$', 'font families such as Georgia, serif', description)
export const mailAddress = (description: string) =>
  patternText('^[^@\\s]+@[^@\\s]+$', 'an e-mail address such as help@acme.example', description)
export const Uuid = patternText('^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', 'a uuid')

const Condition = Type.Object(
  {
    holder: Type.String({
      description: 'question (on the same pages), quote, or an insurer’s questions, such as gl.liberty',
    }),
    subject: Type.String({ description: 'The question, or the path of the answer in the quote' }),
    or: Type.Array(Type.String(), { description: 'The answers that match' }),
    test: Type.Optional(
      Type.Enum(['is', 'is_not', 'more_than', 'less_than'], { description: 'The comparison; `is` when absent' }),
    ),
  },
  closed,
)

export const MappingEntry = Type.Object(
  {
    id: Type.String({ description: 'Dynamic questions from the catalogue or from dynamicQuestions' }),
    group: Type.String({ description: 'The section of the flow that they end, such as insurance' }),
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
    label: text('Display text'),
    hint: Type.Optional(text('A hint below it')),
    exclusive: Type.Optional(Type.Literal(true)),
  },
  closed,
)

const questionProperties = {
  id: Type.String({
    pattern: '^[a-z][a-z0-9_]*$',
    patternErrorMessage: 'must be a short name such as years_open: small letters, digits and _',
    maxLength: 60,
    description: 'The name of the answer: never change it once there are answers',
  }),
  type: Type.Enum(
    fieldTypes.filter((type) => !['document', 'signature', 'class', 'coverage', 'zip'].includes(type)),
    { description: 'The kind of control; a select with more than four options has a page of its own' },
  ),
  topic: Type.String({
    minLength: 1,
    maxLength: 80,
    description: 'Questions of one topic stay together, and the topic names their page',
  }),
  label: text('The question'),
  hint: Type.Optional(text('A hint below it')),
  why: Type.Optional(text('Why we ask, shown beside the form')),
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
    phone: Type.String({ description: 'In international format, such as +33199000148; US numbers also as ten digits' }),
    email: Type.String(),
    hours: Type.Optional(Type.String()),
    avatar: Type.Optional(Type.String({ description: 'Address of a portrait, such as /site-files/dana.webp' })),
  },
  closed,
)

const phoneLines = (description = 'A name in lower case, and its phone line') =>
  Type.Record(Type.String(), Type.String(), { description })

/** Contacts for certain customers, in addition to the site's own. Source: seed section 3 (agent data). */
const ContactUsConfig = Type.Object(
  {
    agentPhone: Type.Optional(Type.String({ description: 'One number for everybody, instead of a rotation' })),
    callCenterName: Type.Optional(Type.String({ description: 'Name of the desk for platform agents' })),
    callCenterPhone: Type.Optional(Type.String({ description: 'Its phone' })),
    callCenterEmail: Type.Optional(mailAddress('Its email address')),
    callCenterHours: Type.Optional(Type.String({ description: 'Its hours, as text' })),
    callCenterAvatar: Type.Optional(Type.String({ description: 'Its image, such as /site-files/desk.svg' })),
    special: Type.Optional(phoneLines()),
    byPartner: Type.Optional(phoneLines()),
    bySource: Type.Optional(
      phoneLines('A partner’s own source, in lower case (`partner_source` in the address), and its phone line'),
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
  { additionalProperties: false, description: 'Other phone lines and people, and the audience of each' },
)

/** What customers of the site see. Source: seed section 3 (configuration). */
export const CustomerFacing = Type.Object(
  {
    myCoverwalletDisabled: Type.Optional(Type.Boolean({ description: 'Customers have no account page' })),
    isRetailAgreement: Type.Optional(Type.Boolean({ description: 'Stores of a chain under one agreement' })),
    attestationRequired: Type.Optional(
      Type.Boolean({
        description:
          'Submitting requires agreement to the statements, through the API too; always the case with isRetailAgreement',
      }),
    ),
    disableRedirect: Type.Optional(Type.Boolean({ description: 'The logo is not a link' })),
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
    id: patternText(
      '^[a-z0-9-]{1,60}$',
      'a short name such as spring-sale: small letters, digits and -',
      'A new id shows it again to people who closed it',
    ),
    title: text('Heading'),
    text: text('Text'),
    url: Type.Optional(address('')),
    linkLabel: Type.Optional(text('')),
    paths: Type.Optional(Type.Array(Type.String(), { description: 'The pages where it opens; all when absent' })),
  },
  closed,
)

export const Theme = Type.Object(
  {
    brand: Type.Optional(colour('Buttons and links on light pages')),
    onBrand: Type.Optional(colour('Text on it')),
    brandDark: Type.Optional(colour('Buttons and links on dark pages')),
    onBrandDark: Type.Optional(colour('Text on it')),
    accent: Type.Optional(colour('Marks the current place; never used for text')),
    rail: Type.Optional(colour('Background of the steps; a darker shade of brand when absent')),
    railInk: Type.Optional(colour('Text there')),
    railInk2: Type.Optional(colour('Secondary text there')),
    railLine: Type.Optional(colour('Lines there')),
    radius: Type.Optional(Type.Number({ minimum: 0, maximum: 16, description: 'Radius of corners, in pixels' })),
    font: Type.Optional(fontFamilies('Font families')),
    fontDisplay: Type.Optional(fontFamilies('Font families of headings')),
    displayWeight: Type.Optional(
      Type.Integer({ minimum: 100, maximum: 900, description: 'Font weight of headings: 400 is regular, 700 bold' }),
    ),
    displayTracking: Type.Optional(Type.Number({ minimum: -0.05, maximum: 0.05, description: 'Letter spacing, em' })),
    fontFiles: Type.Optional(
      Type.Array(
        Type.Object(
          {
            family: patternText('^[\\w -]+$', 'the name of a font family, without quotes'),
            url: patternText(
              '^/[\\w./-]+\\.woff2$',
              'the path of a woff2 file such as /site-files/lora.woff2',
              'A woff2 file in the folder `files` next to the site’s file, such as /site-files/lora.woff2',
            ),
            weight: Type.Optional(
              patternText('^[1-9]00( [1-9]00)?$', 'a weight such as "400", or a range such as "400 700"'),
            ),
          },
          closed,
        ),
      ),
    ),
    wordmark: Type.Optional(
      Type.Boolean({ description: 'The logo contains the name, so the name is not written next to it' }),
    ),
    logoHeight: Type.Optional(Type.Integer({ minimum: 20, maximum: 40, description: 'Pixels' })),
    logoRatio: Type.Optional(
      Type.Number({
        minimum: 0.2,
        maximum: 12,
        description: 'Width of the logo divided by its height, to reserve its place until it is loaded',
      }),
    ),
  },
  { additionalProperties: false, description: 'Appearance; defaults apply to what is absent' },
)
