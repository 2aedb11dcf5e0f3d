import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { isCoastal } from './coast.ts'
import type { Entry } from './records.ts'
import { amountIn, entriesAt, startYear, sumOf, weightOf } from './records.ts'

type Weights = Readonly<Record<string, number>>

/** One insurer's weights of a rented home: a frame house of the last twenty years, let by the year, weighs 1. */
export type DwellingRates = {
  readonly construction: Weights
  readonly kind: Weights
  readonly occupancy: Weights
  readonly heating: Weights
  readonly fireService: Weights
  /** Added for each full decade of age after the second, up to `oldest`. */
  readonly decade: number
  readonly oldest: number
  readonly monitored: number
}

const includesAnswer = (answer: unknown, value: string): boolean => Array.isArray(answer) && answer.includes(value)

function riskOf(home: Entry, rates: DwellingRates, year: number): number {
  const decades = Math.floor((year - amountIn(home, 'year_built')) / 10) - 2
  return (
    Math.min(1 + Math.max(0, decades) * rates.decade, rates.oldest) *
    weightOf(rates.construction, home.construction) *
    weightOf(rates.kind, home.kind) *
    weightOf(rates.occupancy, home.occupancy) *
    weightOf(rates.heating, home.heating) *
    weightOf(rates.fireService, home.fire_service) *
    (includesAnswer(home.alarms, 'monitored') ? rates.monitored : 1)
  )
}

/** The homes in a building; the application asks only for larger ones. */
const unitsOf = (home: Entry): number => (home.kind === 'duplex' ? 2 : amountIn(home, 'units') || 1)

/** A condo is insured only inside its walls: its roof and its rebuilding are the association's. */
const isCondo = ({ kind }: Entry): boolean => kind === 'condo'

const roofAge = (home: Entry, year: number): number =>
  isCondo(home) ? 0 : year - Math.max(amountIn(home, 'roof_year'), amountIn(home, 'year_built'))

/** Dollars a square foot, below which hardly any home can be rebuilt. */
const lowestCost = 90

/** Insured for less than it costs to rebuild. */
const isUnderinsured = (home: Entry): boolean =>
  !isCondo(home) && amountIn(home, 'replacement_cost') < amountIn(home, 'square_feet') * lowestCost

const lacksAlarms = ({ alarms }: Entry): boolean =>
  !(includesAnswer(alarms, 'smoke') || includesAnswer(alarms, 'monitored'))

/** Rented homes in an insurer's own measures. Values are dollars, counts are homes. */
export const readDwellings =
  (rates: DwellingRates) =>
  (request: QuoteRequest): Entry => {
    const homes = entriesAt(request, 'details.landlord.dwellings[]')
    const year = startYear(request)
    const count = (test: (home: Entry) => boolean) => homes.filter(test).length
    return {
      homes: homes.length,
      units: sumOf(homes, unitsOf),
      largest_units: Math.max(0, ...homes.map(unitsOf)),
      rebuild_value: sumOf(homes, (home) => amountIn(home, 'replacement_cost')),
      weighed_value: sumOf(homes, (home) => amountIn(home, 'replacement_cost') * riskOf(home, rates, year)),
      other_value: sumOf(homes, (home) => amountIn(home, 'other_structures') + amountIn(home, 'furnishings')),
      rents: Math.round(sumOf(homes, (home) => (amountIn(home, 'yearly_rent') * amountIn(home, 'rent_months')) / 12)),
      weighed_units: sumOf(homes, (home) => unitsOf(home) * weightOf(rates.occupancy, home.occupancy)),
      long_vacant: count((home) => home.occupancy === 'vacant' && amountIn(home, 'vacant_days') > 30),
      without_alarms: count(lacksAlarms),
      underinsured: count(isUnderinsured),
      oldest_roof: Math.max(0, ...homes.map((home) => roofAge(home, year))),
      on_the_coast: count(({ zip_code }) => isCoastal(zip_code)),
      elsewhere: count(({ state }) => typeof state === 'string' && state !== request.business.state),
    }
  }
