import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { recordsAt } from '../../../3-quoting/quotes/facts/primary-location.ts'

/** The trade's names of our plain-language options. */
const constructions: Readonly<Record<string, string>> = {
  frame: 'frame',
  brick_wood: 'joisted_masonry',
  metal: 'non_combustible',
  masonry_metal: 'masonry_non_combustible',
  concrete_steel: 'fire_resistive',
}

/**
 * The property to insure, from the locations, in the terms of the carrier contract: the sum of all values, and the
 * characteristics of the first building of the first location. What was not asked is left out.
 */
export function insuredProperty(answers: Answers) {
  const locations = recordsAt(answers, 'locations')
  const [first] = locations
  const [main] = first ? recordsAt(first, 'buildings') : []
  const buildings = locations.flatMap((location) => recordsAt(location, 'buildings'))
  const { year_built, stories, construction, protection } = main ?? {}
  const protections: readonly unknown[] | undefined = Array.isArray(protection) ? protection : undefined
  const has = (name: string) => protections && (protections.includes(name) ? 'Yes' : 'No')
  return {
    occupancy: first?.occupancy,
    square_feet: first?.square_feet,
    contents_value: total([...locations, ...buildings], 'contents_value'),
    building_value: total(buildings, 'building_value'),
    year_built,
    stories,
    construction: constructions[String(construction)],
    sprinklers: has('sprinklers'),
    fire_alarm: has('fire_alarm'),
    burglar_alarm: has('burglar_alarm'),
  }
}

const mainLocation = 'locations.0'
const mainBuilding = `${mainLocation}.buildings.0`

/** Where each of these is answered; a sum in several places, so in the list. */
const addresses: Readonly<Record<string, AnswerPath>> = {
  occupancy: `${mainLocation}.occupancy`,
  square_feet: `${mainLocation}.square_feet`,
  contents_value: 'locations',
  building_value: 'locations',
  year_built: `${mainBuilding}.year_built`,
  stories: `${mainBuilding}.stories`,
  construction: `${mainBuilding}.construction`,
  sprinklers: `${mainBuilding}.protection`,
  fire_alarm: `${mainBuilding}.protection`,
  burglar_alarm: `${mainBuilding}.protection`,
}

/** The answer behind a property of `insuredProperty`; undefined for any other. */
export const addressOfProperty = (name: string): AnswerPath | undefined =>
  Object.hasOwn(addresses, name) ? addresses[name] : undefined

/** The sum of one amount; undefined when it was not asked. */
function total(records: readonly Answers[], name: string): number | undefined {
  const amounts = records.map((each) => each[name]).filter((amount) => typeof amount === 'number')
  return amounts.length ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined
}
