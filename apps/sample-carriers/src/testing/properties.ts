import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { requestFor } from './requests.ts'

type Answers = Readonly<Record<string, unknown>>

const property: Answers = {
  causes: 'special',
  valuation: 'replacement_cost',
  coinsurance: '80',
  deductible: '2500',
  vacant_percent: 0,
  renovation: 'No',
  old_wiring: 'No',
  neighbors: ['none'],
  processes: ['none'],
  fire_service: 'near',
  flood_zone: 'No',
  flood_wanted: 'No',
  income_wanted: 'No',
  attractive_stock: ['none'],
  away_value: 0,
  has_lenders: 'No',
}

const building = {
  id: 'b1',
  building_value: 0,
  contents_value: 120_000,
  year_built: 2004,
  stories: 1,
  construction: 'brick_wood',
  protection: ['fire_alarm'],
}

type Changes = {
  readonly cp?: Answers
  readonly building?: Partial<typeof building> & Answers
  /** States of additional locations, each rented. */
  readonly elsewhere?: readonly string[]
  readonly request?: Parameters<typeof requestFor>[0]
}

/** A clothing shop in Nebraska that rents its space, with `changes`; the coverage sums up its one building. */
export function propertyRequest({ cp, building: changed, elsewhere = [], request = {} }: Changes = {}): QuoteRequest {
  const one = { ...building, ...changed }
  const locations = ['NE', ...elsewhere].map((state, at) => ({
    id: `l${at + 1}`,
    state,
    occupancy: 'lease',
    buildings: [at === 0 ? one : building],
  }))
  return requestFor({
    line: 'cp',
    details: { cp: { ...property, ...cp }, locations },
    ...request,
    business: { state: 'NE', zip_code: '68102', ...request.business },
    coverage: {
      building_value: one.building_value,
      contents_value: one.contents_value,
      year_built: one.year_built,
      construction: 'joisted_masonry',
      fire_alarm: 'Yes',
      ...request.coverage,
    },
  })
}

export const home: Answers = {
  id: 'h1',
  street: '12 Elm St',
  zip_code: '68102',
  city: 'Omaha',
  state: 'NE',
  kind: 'house',
  units: 1,
  year_built: 2008,
  square_feet: 1600,
  stories: 1,
  construction: 'frame',
  replacement_cost: 280_000,
  heating: 'furnace',
  alarms: ['smoke', 'carbon_monoxide'],
  fire_service: 'near',
  occupancy: 'long_term',
  yearly_rent: 19_200,
  rent_months: '12',
  furnishings: 4000,
  other_structures: 15_000,
  pool: 'none',
  trampoline: 'No',
  dogs: 'some',
  mortgaged: 'No',
}

const rentals: Answers = {
  form: 'special',
  liability_limit: '500000',
  medical: '5000',
  deductible: '1000',
  storm_deductible: 'same',
  manager: 'owner',
  lease: 'year',
  renters_insurance: 'No',
  screening: ['credit'],
  title: 'business',
  violations: 'No',
  tenant_suits: 'No',
  distress: 'No',
}

type RentedHomes = { readonly landlord?: Answers; readonly homes?: readonly Answers[]; readonly state?: string }

/** An owner of one house let by the year in Nebraska, with `changes`. */
export const landlordRequest = ({ landlord, homes = [home], state = 'NE' }: RentedHomes = {}): QuoteRequest =>
  requestFor({
    line: 'landlord',
    class: {
      class_code_ref: 'CW531110B',
      naics6: '531110',
      industry: 'real-estate',
      traits: ['habitational'],
      hazard: 2,
    },
    business: { state, annual_revenue: 20_000, annual_payroll: 0, fulltime_employees: 0 },
    details: { landlord: { ...rentals, ...landlord, dwellings: [...homes] } },
  })
