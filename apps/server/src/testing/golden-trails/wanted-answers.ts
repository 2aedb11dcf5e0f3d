import type { ZipPlace } from '@coverwright/contract/reference'
import type { Answers } from '@coverwright/core/answers/answers'
import { daysAfter } from '@coverwright/core/rules/calendar'
import { goodAnswers } from '../good-answers.ts'
import { joined } from '../joined.ts'
import type { GoldenBusiness } from './businesses.ts'

/** The business's answers, on the common pages and on those of its lines. */
export function wantedAnswers(
  { name, trade, zip, lines, people, money, since, form = 'llc', answers = {} }: GoldenBusiness,
  place: Pick<ZipPlace, 'cities' | 'state'> | undefined,
  today: string,
): Answers {
  const { owns, ...own } = answers
  const [fulltime_employees, parttime_employees] = people
  const [annual_revenue, annual_payroll] = money
  const city = place?.cities[0] ?? 'Springfield'
  const state = place?.state ?? 'IL'
  const staff = fulltime_employees + parttime_employees
  // The law requires workers' compensation of nearly all employers, and an established business is insured.
  const isInsured = since <= 2015 || (lines.includes('wc') && staff > 0)
  const common: Answers = {
    class_code_ref: trade,
    zip_code: zip,
    business_type: form,
    company_name: name,
    years_business_started: since,
    years_experience: 8,
    annual_revenue,
    annual_payroll,
    fulltime_employees,
    parttime_employees,
    has_vehicles: 'No',
    uses_subcontractors: 'No',
    employer_id: '36-1234567',
    contact_first_name: 'Ruth',
    contact_last_name: 'Okafor',
    contact_email: 'ruth@example.com',
    contact_phone: '3125550148',
    mailing_address: { street: '12 Elm St', zip_code: zip, city, state },
    coverage: { effective_date: daysAfter(today, 25), ...insuranceToday(isInsured) },
    locations: [
      {
        street: '12 Elm St',
        zip_code: zip,
        city,
        state,
        occupancy: owns ? 'own' : 'lease',
        square_feet: 2200,
        employees: staff,
        wc: { payroll: annual_payroll },
        buildings: [building],
      },
    ],
  }
  const ofLines = lines.map((line) => goodAnswers(line, { today, zip, city, state }))
  const ofItsSize: Answers = {
    wc: { general: { has_employees: staff > 0 ? 'Yes' : 'No' }, payroll: payrollOf(people, annual_payroll, state) },
    umbrella: { underlying: policiesBelow({ lines, staff, hasVehicles: own.has_vehicles === 'Yes', today }) },
  }
  return joined(common, ...ofLines, ofItsSize, own)
}

/** The last policy ends when the new one starts, as the page assumes. */
const insuranceToday = (isInsured: boolean): Answers =>
  isInsured ? { current_insurance: 'Yes', current_insurer: 'Prairie Mutual' } : { current_insurance: 'No' }

/** All do the work of the trade; with six or more full-time employees one of them works in the office. */
function payrollOf(
  [full_time, part_time]: GoldenBusiness['people'],
  payroll: number,
  state: string,
): readonly Answers[] {
  if (full_time < 6) return [{ state, full_time, part_time, payroll }]
  const office = { full_time: 1, payroll: 42_000 }
  return [
    { state, full_time: full_time - office.full_time, part_time, payroll: payroll - office.payroll },
    { state, classification: 'WCC0001', part_time: 0, ...office },
  ]
}

type BelowUmbrella = {
  readonly lines: readonly string[]
  readonly staff: number
  readonly hasVehicles: boolean
  readonly today: string
}

/** Lines picked together with the umbrella, and the other policies of such a business. */
function policiesBelow({ lines, staff, hasVehicles, today }: BelowUmbrella): readonly Answers[] {
  const elsewhere = {
    status: 'in_force',
    insurer: 'Prairie Mutual',
    expires: daysAfter(today, 165),
    claim_limit: 1_000_000,
    year_limit: 2_000_000,
  }
  const policy = (line: string, picked: string): Answers =>
    lines.includes(picked) ? { line, status: 'applied_here' } : { line, ...elsewhere }
  return [
    lines.includes('bop') && !lines.includes('gl') ? policy('bop', 'bop') : policy('gl', 'gl'),
    ...(staff > 0 ? [policy('employers', 'wc')] : []),
    ...(hasVehicles ? [policy('auto', 'ca')] : []),
  ]
}

const building: Answers = {
  building_value: 600_000,
  contents_value: 80_000,
  year_built: 1998,
  roof_year: 2015,
  wiring_year: 2012,
  plumbing_year: 2012,
  heating_year: 2018,
  stories: 1,
  construction: 'masonry_metal',
  protection: ['fire_alarm', 'burglar_alarm'],
}
