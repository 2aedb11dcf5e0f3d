import type { ZipPlace } from '@coverwright/contract/reference'
import type { Answers } from '@coverwright/core/answers/answers'
import { daysAfter } from '@coverwright/core/rules/calendar'
import { goodAnswers } from '../good-answers.ts'
import { joined } from '../joined.ts'
import type { GoldenBusiness } from './businesses.ts'

/** What the business would say, on the pages that everybody gets and on those of its lines. */
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
    business_description: `We are a ${name.replaceAll('-', ' ')}.`,
    employer_id: '36-1234567',
    contact_first_name: 'Ruth',
    contact_last_name: 'Okafor',
    contact_email: 'ruth@example.com',
    contact_phone: '3125550148',
    mailing_address: { street: '12 Elm St', zip_code: zip, city, state },
    coverage: {
      effective_date: daysAfter(today, 25),
      liability_limit: '1m_2m',
      deductible: '500',
      property_deductible: '1000',
    },
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
  return joined(common, ...ofLines, { wc: { general: { has_employees: staff > 0 ? 'Yes' : 'No' } } }, own)
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
