import type { ZipPlace } from '@coverwright/contract/reference'
import type { Answers } from '@coverwright/core/answers/answers'
import type { GoldenBusiness } from './businesses.ts'

/** What the business would say on the pages that everybody gets; the lines' own pages get plain answers. */
export function wantedAnswers(
  { name, trade, zip, people, money, since, form = 'llc', answers = {} }: GoldenBusiness,
  place: ZipPlace | undefined,
): Answers {
  const { owns, ...own } = answers
  const [fulltime_employees, parttime_employees] = people
  const [annual_revenue, annual_payroll] = money
  const city = place?.cities[0] ?? 'Springfield'
  const state = place?.state ?? 'IL'
  return {
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
      effective_date: '2026-12-15',
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
        employees: fulltime_employees + parttime_employees,
        payroll: annual_payroll,
      },
    ],
    ...(fulltime_employees + parttime_employees > 0 ? { wc: { general: { has_employees: 'Yes' } } } : {}),
    ...own,
  }
}
