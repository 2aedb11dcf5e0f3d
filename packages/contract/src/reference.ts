import { type Static, type TSchema, Type } from 'typebox'
import { dataOf } from './data-of.ts'

export const closed = { additionalProperties: false } as const

/** Every successful reply is wrapped, so that paging or notices can be added later. */
export const listOf = <T extends TSchema>(schema: T) => dataOf(Type.Array(schema))

const Naics6 = Type.String({ pattern: '^[1-9][0-9]{5}$', description: 'NAICS 2022 code of six digits' })
export const ClassRef = Type.String({
  pattern: '^(CW|[A-Z]{2}-)[1-9][0-9]{5}[A-Z]$',
  description: 'Our own business class id',
})
export const Zip = Type.String({
  pattern: '^[0-9]{5}(-[0-9]{4})?$',
  description: 'US ZIP code, with or without its four-digit extension',
})

export const Industry = Type.Object({ id: Type.String(), name: Type.String() }, { ...closed, $id: 'Industry' })
export const IndustryList = listOf(Industry)

export const BusinessType = Type.Object(
  { id: Type.String(), label: Type.String(), hint: Type.String() },
  { ...closed, $id: 'BusinessType' },
)
export const BusinessTypeList = listOf(BusinessType)

export const State = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Z]{2}(-[A-Z0-9]{1,3})?$' }),
    name: Type.String(),
    kind: Type.Enum(['state', 'district', 'territory', 'military', 'mailing_only', 'region']),
  },
  { ...closed, $id: 'State' },
)
export const StateList = listOf(State)

/** A postal code of the site's country, however it is written; its form is checked where the country is known. */
const PostalCode = Type.String({ minLength: 3, maxLength: 40 })
export const MailingCityQuery = Type.Object({ zip: PostalCode }, closed)
export const CityQuery = Type.Object(
  {
    zip: Type.Optional(PostalCode),
    state: Type.Optional(
      Type.String({ pattern: '^[A-Z]{2}$', description: 'Two letters, such as IL: asks for the names of its cities' }),
    ),
    search: Type.String({ maxLength: 100, default: '', description: 'The first letters of the city names' }),
  },
  closed,
)

/**
 * `cities` begins with the name the postal service prefers, then others in use; `states` with the postal service's own,
 * then those the code extends into.
 */
export const ZipPlace = Type.Object(
  {
    zip: Type.String(),
    cities: Type.Array(Type.String(), { description: 'Empty if only the region is known' }),
    state: Type.String(),
    states: Type.Array(Type.String(), { description: 'More than one if the ZIP code crosses a state border' }),
    county: Type.String({ description: 'Empty if there is none, as for military post' }),
    latitude: Type.Optional(Type.Number({ description: 'Of the center of the ZIP code, if known' })),
    longitude: Type.Optional(Type.Number()),
  },
  { ...closed, $id: 'ZipPlace' },
)
export type ZipPlace = Static<typeof ZipPlace>
export const ZipPlaceList = listOf(ZipPlace)
export const CityPlaceList = listOf(
  Type.Object(
    { ...ZipPlace.properties, zip: Type.Optional(Type.String({ description: 'Absent if a state was given' })) },
    { ...closed, $id: 'CityPlace' },
  ),
)

export const SubClass = Type.Object({ ref: Type.String(), description: Type.String() }, { ...closed, $id: 'SubClass' })

/** A class of business as a person picks it. */
export const ClassCode = Type.Object(
  {
    class_code_ref: ClassRef,
    class_code_description: Type.String(),
    naics6: Naics6,
    industry: Type.String(),
    blurb: Type.String(),
    sub_classes: Type.Optional(Type.Array(SubClass)),
  },
  { ...closed, $id: 'ClassCode' },
)
export type ClassCode = Static<typeof ClassCode>
export const ClassCodeList = listOf(ClassCode)

/** `matched` is the search term that led here, when it is not the class's own name. */
export const ClassCodeHit = Type.Object(
  { ...ClassCode.properties, matched: Type.Optional(Type.String()) },
  { ...closed, $id: 'ClassCodeHit' },
)
export type ClassCodeHit = Static<typeof ClassCodeHit>
export const ClassCodeHitList = listOf(ClassCodeHit)

export const ClassCodeQuery = Type.Object(
  {
    search: Type.String({ maxLength: 100, default: '', description: 'The trade in a person’s own words' }),
    limit: Type.Integer({ minimum: 1, maximum: 20, default: 8 }),
  },
  closed,
)

export const ClassCodeParams = Type.Object(
  {
    naics6: Type.String({
      ...Naics6,
      description: 'A NAICS 2022 code, or a 2017 code, which is mapped to its successors',
    }),
  },
  closed,
)

export const Option = Type.Object({ value: Type.String(), label: Type.String() }, { ...closed, $id: 'Option' })
export const OptionList = listOf(Option)

export const ClassRefQuery = Type.Object({ class_code_ref: ClassRef }, closed)
export const SubClassList = listOf(SubClass)
export const SynonymList = listOf(Type.String())

export const WebsiteFactsAsk = Type.Object(
  { website: Type.String({ minLength: 1, maxLength: 300, description: 'Its address, with or without https://' }) },
  { $id: 'WebsiteFactsAsk', additionalProperties: false },
)

/** What a website says about its business. Facts that it does not say are absent. */
export const WebsiteFacts = Type.Object(
  {
    host: Type.String({ description: 'The source: the website’s name on the internet' }),
    state: Type.Enum(['read', 'unreadable']),
    name: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String({ description: 'In the format that a quote stores' })),
    description: Type.Optional(Type.String()),
  },
  { $id: 'WebsiteFacts' },
)
export type WebsiteFacts = Static<typeof WebsiteFacts>
