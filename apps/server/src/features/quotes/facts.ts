import { appetiteFor, lesserOutlook } from '@coverwright/catalogue/carriers/appetite'
import type { ClassFacts, Outlook } from '@coverwright/catalogue/carriers/carrier'
import { type Country, regionOf } from '@coverwright/catalogue/countries/country'
import { lineStateFacts, lineStates, stateFactOf } from '@coverwright/catalogue/lines/line-state'
import { dutiesOf } from '@coverwright/catalogue/lines/wc/classifications'
import type { BusinessClass } from '@coverwright/catalogue/reference/classes'
import type { EmployeeClassification } from '@coverwright/catalogue/reference/employee-classifications'
import type { ZipPlace } from '@coverwright/contract/reference'
import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import type { CalendarDate } from '@coverwright/core/flow/rule'
import { recommendationFactNames } from '../recommendations/recommendation-facts.ts'
import { keptFor } from './kept-for.ts'
import { primaryLocation } from './primary-location.ts'
import { renewalFactNames } from './renewal-facts.ts'
import { siteFactNames } from './site-facts.ts'
import { subindustryUuid } from './subindustry-uuid.ts'

/** The reference data that facts are looked up in. */
export type ReferenceLookup = {
  classByRef(ref: string): BusinessClass | undefined
  isClassIn(ref: string, country: string): boolean
  cityByZip(zip: string): ZipPlace | undefined
  classificationsOf(chosen: BusinessClass): readonly EmployeeClassification[]
}

/** Every name a fact may have at the top of a quote; no client can write one. */
export const factNames = [
  'class_code_description',
  'naics6',
  'industry',
  'subindustry',
  'subindustry_uuid',
  'class_traits',
  'class_hazard',
  'other_class_facts',
  'show_mc_group',
  'sub_class_codes',
  'sub_class_code_description',
  'city',
  'state',
  'county',
  'mailing_city',
  'appetite',
  'appetite_codes',
  'primary_location',
  'employee_classifications',
  ...lineStateFacts,
  ...recommendationFactNames,
  ...renewalFactNames,
  ...siteFactNames,
] as const

/**
 * What follows from the answers and the reference data of the day: never stored, looked up at every read, so that a
 * corrected class or appetite reaches quotes already begun.
 * @param primary_location what the answers say of it, where the caller has looked
 */
export function resolveFacts(
  answers: Answers,
  reference: ReferenceLookup,
  today: CalendarDate,
  country: Country,
  primary_location = primaryLocation(answers),
): Answers {
  const chosen = classOf(answers, reference)
  const place = placeOf(readAnswer(answers, 'zip_code'), reference, country)
  const others = otherClassesOf(answers, reference)
  // An agent's word: its client sees what it opens, not the question.
  const saysSeveral = readAnswer(answers, 'agent.show_mc_group')
  const mailing = placeOf(readAnswer(answers, 'mailing_address.zip_code'), reference, country)
  return {
    ...(chosen ? classFacts(chosen, answers, reference) : {}),
    ...(saysSeveral === undefined ? {} : { show_mc_group: saysSeveral }),
    ...(others.length ? { other_class_facts: others.map(otherClassFacts) } : {}),
    ...(place ? placeFacts(place) : {}),
    ...(mailing?.cities[0] === undefined ? {} : { mailing_city: mailing.cities[0] }),
    ...(primary_location ? { primary_location } : {}),
    ...(place ? lineStates(answers, place.state) : {}),
    ...(chosen && place ? wantedByAll(chosen, others, answers, place.state, today, country) : {}),
  }
}

export function classOf(answers: Answers, reference: ReferenceLookup): BusinessClass | undefined {
  const ref = readAnswer(answers, 'class_code_ref')
  return typeof ref === 'string' ? reference.classByRef(ref) : undefined
}

type OtherClass = { readonly chosen: BusinessClass; readonly share: unknown }

/** What the business does beside its main class; what is no class of ours is refused where it is saved. */
export function otherClassesOf(answers: Answers, reference: ReferenceLookup): readonly OtherClass[] {
  const named = answers.multi_class === 'Yes' ? answers.other_classes : undefined
  return (Array.isArray(named) ? named : []).filter(isRecord).flatMap(({ class_code_ref: ref, share }) => {
    const chosen = typeof ref === 'string' ? reference.classByRef(ref) : undefined
    return chosen ? [{ chosen, share }] : []
  })
}

const otherClassFacts = ({ chosen, share }: OtherClass): Answers => ({
  ...carrierFacts(chosen),
  class_code_description: chosen.name,
  ...(typeof share === 'number' ? { share } : {}),
})

/** The class as insurers are told of it. */
export const carrierFacts = ({ ref, naics6, industry, traits, hazard }: BusinessClass): ClassFacts => ({
  class_code_ref: ref,
  naics6,
  industry,
  traits,
  hazard,
})

/** Where a postal code lies: in the United States by a table of them all, elsewhere by how it begins. */
export function placeOf(
  zip: unknown,
  reference: Pick<ReferenceLookup, 'cityByZip'>,
  country: Country,
): ZipPlace | undefined {
  if (typeof zip !== 'string') return undefined
  if (country.postalCodeTable) return /^\d{5}(-\d{4})?$/.test(zip) ? reference.cityByZip(zip) : undefined
  const region = regionOf(country, zip)
  return region && { zip, cities: [], state: region.code, states: [region.code], county: region.name }
}

const placeFacts = ({ cities: [city], state, county }: ZipPlace): Answers => ({
  ...(city === undefined ? {} : { city }),
  state,
  county,
})

function classFacts(chosen: BusinessClass, answers: Answers, reference: ReferenceLookup): Answers {
  const subClass = chosen.subClasses?.find(({ ref }) => ref === readAnswer(answers, 'sub_class_code_ref'))
  const facts = factsOfClasses(reference)(chosen)
  return subClass ? { ...facts, sub_class_code_description: subClass.description } : facts
}

/** What is known of a class whatever else was answered. */
const factsOfClasses = keptFor((reference: ReferenceLookup) =>
  keptFor(
    (chosen: BusinessClass): Answers => ({
      class_code_description: chosen.name,
      naics6: chosen.naics6,
      industry: chosen.industry,
      // The class that stands for the whole code bears the code's own title.
      subindustry: reference.classByRef(`CW${chosen.naics6}Z`)?.name ?? chosen.name,
      subindustry_uuid: subindustryUuid(chosen.naics6),
      class_traits: chosen.traits,
      class_hazard: chosen.hazard,
      employee_classifications: dutiesOf(reference.classificationsOf(chosen)),
      sub_class_codes: (chosen.subClasses ?? []).map(({ ref, description }) => ({ ref, description })),
    }),
  ),
)

type KnownAppetites = { readonly appetite: Appetites; readonly appetite_codes: Readonly<Record<string, string>> }

/** Appetites that were found before, for each country and class. */
const knownAppetites = keptFor((_country: Country) =>
  keptFor((_chosen: BusinessClass) => new Map<string, KnownAppetites>()),
)
/** Days and states of one class; the next day brings others. */
const mostKnown = 100

function appetitesOf(
  chosen: BusinessClass,
  answers: Answers,
  businessState: string,
  today: CalendarDate,
  country: Country,
): KnownAppetites {
  const states: Answers = { state: businessState, ...lineStates(answers, businessState) }
  const known = knownAppetites(country)(chosen)
  const key = `${today} ${JSON.stringify(states)}`
  const found = known.get(key) ?? appetites(carrierFacts(chosen), states, today, country)
  if (known.size >= mostKnown) known.clear()
  known.set(key, found)
  return found
}

type About = Parameters<typeof appetitesOf> extends [BusinessClass, ...infer About] ? About : never
type Appetites = Readonly<Record<string, Readonly<Record<string, Outlook>>>>

/** An insurer has to want all that the business does; its code is that of the main class. */
function wantedByAll(chosen: BusinessClass, others: readonly OtherClass[], ...about: About) {
  const main = appetitesOf(chosen, ...about)
  const all = others.map((other) => appetitesOf(other.chosen, ...about).appetite)
  return all.length === 0 ? main : { ...main, appetite: all.reduce(lesserOf, main.appetite) }
}

const lesserOf = (one: Appetites, other: Appetites): Appetites =>
  mapValues(one, (insurers, line) =>
    mapValues(insurers, (outlook, insurer) => lesserOutlook(outlook, other[line]?.[insurer] ?? 'out')),
  )

const mapValues = <From, To>(from: Readonly<Record<string, From>>, to: (value: From, name: string) => To) =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, to(value, name)]))

function appetites(facts: ClassFacts, states: Answers, today: CalendarDate, { carriers }: Country): KnownAppetites {
  const appetite: Record<string, Record<string, Outlook>> = {}
  const codes: Record<string, string> = {}
  for (const carrier of carriers) {
    for (const line of carrier.lines) {
      const { outlook, code } = appetiteFor(line, facts, String(states[stateFactOf(line.line)]), today)
      appetite[line.line] = { ...appetite[line.line], [carrier.id]: outlook }
      if (code !== undefined) codes[line.codeName] = code
    }
  }
  return { appetite, appetite_codes: codes }
}
