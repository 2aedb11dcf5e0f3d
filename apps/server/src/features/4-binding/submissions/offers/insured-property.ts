import type { Answers } from '@coverwright/core/answers/answers'
import { recordsAt } from '../../../3-quoting/quotes/facts/primary-location.ts'

/** The trade's names for what we ask in plain words. */
const constructions: Readonly<Record<string, string>> = {
  frame: 'frame',
  brick_wood: 'joisted_masonry',
  metal: 'non_combustible',
  masonry_metal: 'masonry_non_combustible',
  concrete_steel: 'fire_resistive',
}

/**
 * What the locations say of the property to insure, in the carrier contract's terms: values of all of them together,
 * and the first building of the first one for what it is like. Nothing is said of what was not asked.
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

/** The sum of one amount; undefined when nobody was asked for it. */
function total(records: readonly Answers[], name: string): number | undefined {
  const amounts = records.map((each) => each[name]).filter((amount) => typeof amount === 'number')
  return amounts.length ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined
}
