import { workOfTrade } from '@coverwright/catalogue/reference/employee-classifications'
import classifications from '@coverwright/catalogue/reference/employee-classifications.json' with { type: 'json' }
import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { isRecord } from '@coverwright/core/answers/answers'
import { addDays } from '../rating/calendar.ts'
import type { UsualDetail, UsualFacts, UsualFactsOf } from './usual-facts.ts'

const insuredToday: UsualFacts['coverage'] = { low: { current_insurance: 'Yes' }, high: { current_insurance: 'No' } }

/** Hotels, homes and the like own their buildings; anyone else rents unless they state a value. */
const buildingOf = ({ class: { traits } }: QuoteRequest): number => (traits.includes('habitational') ? 1_000_000 : 0)

const premises: UsualFactsOf = (request, today) => ({
  coverage: {
    low: {
      ...insuredToday.low,
      contents_value: Math.max(15_000, 0.02 * request.business.annual_revenue),
      construction: 'non_combustible',
      fire_alarm: 'Yes',
      burglar_alarm: 'Yes',
    },
    high: {
      ...insuredToday.high,
      contents_value: Math.max(100_000, 0.1 * request.business.annual_revenue),
      building_value: buildingOf(request),
      construction: 'frame',
      year_built: Number(today.slice(0, 4)) - 40,
    },
  },
})

const clerical = 'WCC0001'

/**
 * The payroll of the whole business: at the low end a quarter of it for office work and the rest for the
 * least dangerous work of the trade; at the high end all of it for the most dangerous, and a covered owner.
 */
const employer: UsualFactsOf = ({ business, class: trade }) => {
  const { annual_payroll, state } = business
  const work = workOfTrade(classifications, trade).toSorted((one, other) => one.hazard - other.hazard)
  const [least, most] = [work.at(0)?.id, work.at(-1)?.id]
  const row = (share: number, classification: string | undefined) => ({
    ...{ state, payroll: share * annual_payroll },
    ...(classification ? { classification } : {}),
  })
  const owner = { included: 'include', payroll: 50_000, ...(most ? { classification: most } : {}) }
  return {
    details: [
      {
        path: 'wc.payroll',
        low: [row(0.675, least), row(0.225, clerical)],
        high: [row(1.1, most)],
      },
      { path: 'wc.owners', low: [], high: [owner] },
      { path: 'wc.general.experience_mod', low: 90, high: 110 },
    ],
  }
}

const staffOf = ({ business }: QuoteRequest): number => business.fulltime_employees + (business.parttime_employees ?? 0)

/** People who treat patients: at the low end half of the staff, at the high end all, in riskier work. */
function practitioners(request: QuoteRequest): readonly UsualDetail[] {
  if (!request.class.traits.includes('health')) return []
  const heads = Math.max(1, staffOf(request))
  return [
    {
      path: 'pl.medical.professionals',
      low: [{ profession: 'medical_assistant', heads: Math.ceil(heads / 2) }],
      high: [{ profession: 'nurse_practitioner', heads }],
    },
  ]
}

/** The price of a law firm depends on each attorney’s past work. */
const professional: UsualFactsOf = (request) =>
  request.class.class_code_ref.startsWith('CW5411')
    ? undefined
    : { coverage: insuredToday, details: practitioners(request) }

const cyber: UsualFactsOf = () => ({
  coverage: insuredToday,
  details: [
    { path: 'cyber.records', low: 500, high: 10_000 },
    { path: 'cyber.card_payments', low: 0, high: 20_000 },
    { path: 'cyber.fraud_limit', low: 0, high: 100_000 },
  ],
})

const van = { year: 2021, body: 'van', weight: 'light', use: 'service', radius: 'local', damage: 'both' }

/** As many vans as the application counts, parked at the business's address. */
const autos: UsualFactsOf = (request, _today, { vehicle_count = 1 }) => {
  const garaging = { garaging_zip: request.business.zip_code }
  const vans = (cost_new: number) => Array<unknown>(vehicle_count).fill({ ...van, ...garaging, cost_new })
  return {
    coverage: insuredToday,
    details: [
      { path: 'vehicles', low: vans(25_000), high: vans(50_000) },
      { path: 'drivers', low: [{ years_licensed: 20 }], high: [{ years_licensed: 20, violations: 2 }] },
      // Haulers may insure what they carry.
      ...(request.class.industry === 'transport' ? [{ path: 'ca.cargo_limit', high: 100_000 }] : []),
      { path: 'ca.medical', high: 10_000 },
      { path: 'ca.employee_drivers', high: 2 },
    ],
  }
}

const employment: UsualFactsOf = (request) => ({
  coverage: insuredToday,
  details: [
    { path: 'epli.others.leased', low: 0, high: 1 },
    { path: 'epli.others.contractors', low: 0, high: 3 },
    { path: 'epli.paid_over_100k', low: 0, high: Math.ceil(staffOf(request) / 5) + 1 },
  ],
})

/** On the only day of an event everybody is there; on the busiest of several, at most everybody. */
const event: UsualFactsOf = ({ details }, today) => {
  const event = isRecord(details.event) ? details.event : {}
  const { attendance_total: total } = event
  const isOneDay = event.end_date !== undefined && event.end_date === event.start_date
  const busiest =
    typeof total === 'number' ? { low: isOneDay ? total : Math.min(50, total), high: total } : { low: 50, high: 250 }
  return {
    details: [
      { path: 'event.attendance_total', low: 50, high: 250 },
      { path: 'event.attendance_day', ...busiest },
      { path: 'event.start_date', low: addDays(today, 60), high: addDays(today, 60) },
      { path: 'event.end_date', low: addDays(today, 60), high: addDays(today, 61) },
      { path: 'event.setup_days', low: 0, high: 1 },
      { path: 'event.vendor_count', low: 0, high: 6 },
    ],
  }
}

const products: UsualFactsOf = ({ business }) => {
  const kind = (share: number) => ({ annual_sales: share * business.annual_revenue, year_first_sold: 2015 })
  return {
    coverage: insuredToday,
    details: [{ path: 'product.products', low: [kind(0.6)], high: Array(3).fill(kind(1 / 3)) }],
  }
}

const below = (line: string) => ({ line, claim_limit: 1_000_000, year_limit: 2_000_000 })

/** The underlying policies are at least those that a business with vehicles or employees needs. */
const umbrella: UsualFactsOf = ({ business, details }) => {
  const drives = business.has_vehicles === 'Yes' || Array.isArray(details.vehicles)
  const policyKinds = ['gl', ...(drives ? ['auto'] : []), ...(business.fulltime_employees > 0 ? ['employers'] : [])]
  return {
    details: [
      { path: 'umbrella.underlying', low: policyKinds.map(below), high: ['gl', 'auto', 'employers'].map(below) },
      { path: 'umbrella.light_vehicles', low: 0, high: 2 },
    ],
  }
}

const onlyToday: UsualFactsOf = () => ({ coverage: insuredToday })

/**
 * The lines in which sample insurers give an indication. In the others the price depends on what nobody can guess, such
 * as the value of a building, a plan’s assets or the chemicals on a site.
 */
export const indicatedLines: Readonly<Record<string, UsualFactsOf>> = {
  gl: onlyToday,
  bop: premises,
  wc: employer,
  pl: professional,
  eo: professional,
  cl: cyber,
  ca: autos,
  epli: employment,
  se: event,
  product: products,
  umb: umbrella,
}
