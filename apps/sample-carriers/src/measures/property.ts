import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountAt } from '../rating/amounts.ts'
import type { Entry } from './records.ts'
import { amountIn, entriesAt, startYear } from './records.ts'

/** Years since `update`, or since construction if it was never renewed. */
const yearsSince = (building: Entry, update: string, year: number): number =>
  year - Math.max(amountIn(building, update), amountIn(building, 'year_built'))

const oldest = (buildings: readonly Entry[], update: string, year: number): number =>
  buildings.length ? Math.max(...buildings.map((each) => yearsSince(each, update, year))) : 0

/** Continuing income for the chosen months, and the extra cost of opening elsewhere. */
function incomeOf(request: QuoteRequest): number {
  const months = amountAt(request, 'details.cp.income_months') ?? 0
  const stopping = amountAt(request, 'details.cp.stopping_costs') ?? 0
  const extra = amountAt(request, 'details.cp.extra_expense') ?? 0
  return Math.round((Math.max(0, request.business.annual_revenue - stopping) * months) / 12) + extra
}

/** Buildings, contents and income in a property underwriter's measures. */
export function readProperty(request: QuoteRequest): Entry {
  const buildings = entriesAt(request, 'details.locations[].buildings[]')
  const year = startYear(request)
  const appraisalYear = amountAt(request, 'details.cp.appraisal_year')
  const { building_value = 0, contents_value = 0 } = request.coverage
  const income = incomeOf(request)
  return {
    income_value: income,
    insured_value: building_value + contents_value + income,
    largest_building: Math.max(0, ...buildings.map((each) => amountIn(each, 'building_value'))),
    roof_age: oldest(buildings, 'roof_year', year),
    wiring_age: oldest(buildings, 'wiring_year', year),
    ...(appraisalYear === undefined ? {} : { appraisal_age: year - appraisalYear }),
  }
}
