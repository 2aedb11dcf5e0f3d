import type { Country } from '@coverwright/catalogue/countries/country'
import { lineStateFacts, lineStates } from '@coverwright/catalogue/lines/line-state'
import { dutiesOf } from '@coverwright/catalogue/lines/wc/classifications'
import type { BusinessClass } from '@coverwright/catalogue/reference/classes'
import type { ZipPlace } from '@coverwright/contract/reference'
import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { memoizeByIdentity } from '../../../../platform/memoize-by-identity.ts'
import { stableUuid } from '../../../../platform/stable-uuid.ts'
import { placeOf } from '../../../1-foundation/reference/places/place-of.ts'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import { subindustryUuid } from '../../../1-foundation/site/subindustry-uuid.ts'
import { wantedByAll } from './appetites.ts'
import { carrierFacts, classOf, type OtherClass, otherClassesOf } from './business-classes.ts'
import { licenseFactNames } from './license-facts.ts'
import { primaryLocation, recordsAt } from './primary-location.ts'
import { recommendationFactNames } from './recommendation-facts.ts'
import { renewalFactNames } from './renewal-facts.ts'
import { siteFactNames } from './site-facts.ts'

/** Every name a fact may have at the top of a quote; no client can write one. */
export const factNames = [
  'class_code_description',
  'naics6',
  'industry',
  'industry_uuid',
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
  ...licenseFactNames,
  ...recommendationFactNames,
  ...renewalFactNames,
  ...siteFactNames,
] as const

/**
 * What follows from the answers and the reference data of the day: never stored, looked up at every read, so that a
 * corrected class or appetite reaches existing quotes too.
 */
export function resolveFacts(
  answers: Answers,
  reference: ReferenceLookup,
  today: CalendarDate,
  country: Country,
): Answers {
  const businessClass = classOf(answers, reference)
  const place = placeOf(readAnswer(answers, 'zip_code'), reference, country)
  const primary_location = primaryLocation(answers)
  const others = otherClassesOf(answers, reference)
  // Answered by an agent: the client sees what it opens, not the question.
  const saysSeveral = readAnswer(answers, 'agent.show_mc_group')
  const mailing = placeOf(readAnswer(answers, 'mailing_address.zip_code'), reference, country)
  return {
    ...(businessClass ? classFacts(businessClass, answers, reference) : {}),
    ...(saysSeveral === undefined ? {} : { show_mc_group: saysSeveral }),
    ...(others.length ? { other_class_facts: others.map(otherClassFacts) } : {}),
    ...(place ? placeFacts(place) : {}),
    ...(mailing?.cities[0] === undefined ? {} : { mailing_city: mailing.cities[0] }),
    ...(primary_location ? { primary_location } : {}),
    ...(place ? lineStates(answers, place.state) : {}),
    ...(place ? locationStates(answers, place.state, reference, country) : {}),
    ...(businessClass && place
      ? wantedByAll(businessClass, others, { answers, state: place.state, today, country })
      : {}),
  }
}

/** The states of locations elsewhere than in the business's own state; nothing where there are none. */
function locationStates(answers: Answers, own: string, reference: ReferenceLookup, country: Country): Answers {
  const states = recordsAt(answers, 'locations').map(
    ({ state, zip_code }) => state ?? placeOf(zip_code, reference, country)?.state,
  )
  const others = states.filter((state) => typeof state === 'string' && state !== '' && state !== own)
  return others.length > 0 ? { location_states: [...new Set(others)] } : {}
}

const otherClassFacts = ({ chosen, share }: OtherClass): Answers => ({
  ...carrierFacts(chosen),
  class_code_description: chosen.name,
  ...(typeof share === 'number' ? { share } : {}),
})

const placeFacts = ({ cities: [city], state, county }: ZipPlace): Answers => ({
  ...(city === undefined ? {} : { city }),
  state,
  county,
})

function classFacts(businessClass: BusinessClass, answers: Answers, reference: ReferenceLookup): Answers {
  const subClass = businessClass.subClasses?.find(({ ref }) => ref === readAnswer(answers, 'sub_class_code_ref'))
  const facts = factsOfClasses(reference)(businessClass)
  return subClass ? { ...facts, sub_class_code_description: subClass.description } : facts
}

/** Facts about a class, independent of other answers. */
const factsOfClasses = memoizeByIdentity((reference: ReferenceLookup) =>
  memoizeByIdentity(
    (businessClass: BusinessClass): Answers => ({
      class_code_description: businessClass.name,
      naics6: businessClass.naics6,
      industry: businessClass.industry,
      industry_uuid: stableUuid(`industry/${businessClass.industry}`),
      // The class that stands for the whole code bears the code's own title.
      subindustry: reference.classByRef(`CW${businessClass.naics6}Z`)?.name ?? businessClass.name,
      subindustry_uuid: subindustryUuid(businessClass.naics6),
      class_traits: businessClass.traits,
      class_hazard: businessClass.hazard,
      employee_classifications: dutiesOf(reference.classificationsOf(businessClass)),
      sub_class_codes: (businessClass.subClasses ?? []).map(({ ref, description }) => ({ ref, description })),
    }),
  ),
)
