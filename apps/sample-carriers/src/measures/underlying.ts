import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountAt } from '../rating/amounts.ts'
import type { Entry } from './records.ts'
import { amountIn, entriesAt, sumOf } from './records.ts'

/** The lowest limit of each underlying policy for one claim, and in aggregate if it has such a limit. */
export type UnderlyingRules = {
  readonly claim: Readonly<Record<string, number>>
  readonly year: Readonly<Record<string, number>>
  /** The weight of a vehicle of each group; a car or van weighs 1. */
  readonly counts: Readonly<Record<string, number>>
}

const isShort = ({ claim, year }: UnderlyingRules, policy: Entry): boolean => {
  const line = String(policy.line)
  return amountIn(policy, 'claim_limit') < (claim[line] ?? 0) || amountIn(policy, 'year_limit') < (year[line] ?? 0)
}

const groupOf: Readonly<Record<string, string>> = {
  light_vehicles: 'light',
  medium_trucks: 'medium',
  heavy_trucks: 'heavy',
  passenger_vehicles: 'passengers',
}

/** The groups of a vehicle that commercial auto lists: by its weight, and by how many people it carries. */
function groupsOfListed(vehicle: Entry): readonly string[] {
  const byWeight = typeof vehicle.weight === 'string' ? vehicle.weight : 'light'
  return vehicle.body === 'bus' || amountIn(vehicle, 'seats') > 8 ? ['passengers', byWeight] : [byWeight]
}

const heaviestOf = (groups: readonly string[], { counts }: UnderlyingRules): string =>
  groups.toSorted((one, other) => (counts[other] ?? 1) - (counts[one] ?? 1))[0] ?? 'light'

type Group = { readonly group: string; readonly count: number }

/** Vehicles with an engine: from the list of vehicles if there is one, otherwise from the counts. */
function vehiclesOf(request: QuoteRequest, rules: UnderlyingRules): readonly Group[] {
  const vehicleEntries = entriesAt(request, 'details.vehicles[]')
  if (vehicleEntries.length > 0) {
    return vehicleEntries
      .filter(({ body }) => body !== 'trailer')
      .map((each) => ({ group: heaviestOf(groupsOfListed(each), rules), count: 1 }))
  }
  return Object.entries(groupOf).map(([name, group]) => ({
    group,
    count: amountAt(request, `details.umbrella.${name}`) ?? 0,
  }))
}

/** The underlying policies and the vehicles, in an umbrella insurer's measures. */
export const readUnderlying =
  (rules: UnderlyingRules) =>
  (request: QuoteRequest): Entry => {
    const policies = entriesAt(request, 'details.umbrella.underlying[]')
    const has = (...lines: readonly string[]) => policies.some(({ line }) => lines.includes(String(line)))
    const vehicles = vehiclesOf(request, rules)
    const ownCount = sumOf(vehicles, ({ count }) => count)
    const { fulltime_employees, parttime_employees = 0 } = request.business
    return {
      short_policies: policies.filter((policy) => isShort(rules, policy)).length,
      without_liability: Number(!has('gl', 'bop')),
      without_auto: Number(ownCount > 0 && !has('auto')),
      without_employers: Number(fulltime_employees + parttime_employees > 0 && !has('employers')),
      ending_soon: policies.filter(
        ({ expires }) => typeof expires === 'string' && expires <= request.coverage.effective_date,
      ).length,
      own_vehicles: ownCount,
      heavy_vehicles: sumOf(vehicles, ({ count, group }) => (group === 'heavy' ? count : 0)),
      power_units: sumOf(vehicles, ({ count, group }) => count * (rules.counts[group] ?? 1)),
      subsidiary_sales: sumOf(entriesAt(request, 'details.umbrella.subsidiary_list[]'), (each) =>
        each.included === 'Yes' ? amountIn(each, 'revenue') : 0,
      ),
    }
  }
