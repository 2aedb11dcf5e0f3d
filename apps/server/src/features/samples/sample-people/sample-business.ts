import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import { recommendationPath } from '@coverwright/catalogue/lines/insures'
import { pickedType } from '@coverwright/catalogue/lines/picked-type'
import { type Answers, writeAnswer } from '@coverwright/core/answers/answers'
import type { CalendarDate } from '@coverwright/core/rules/rule'

/** An invented business, as an agent would describe it. */
export type SampleBusiness = {
  readonly name: string
  readonly trade: { readonly class: string; readonly subClass: string }
  readonly form: string
  readonly since: number
  readonly contact: readonly [first: string, last: string, email: string, phone: string]
  readonly place: { readonly street: string; readonly city: string; readonly state: string; readonly zip_code: string }
  readonly description: string
  readonly money: readonly [revenue: number, payroll: number]
  readonly staff: readonly [full: number, part: number]
  readonly insurance: 'gl' | 'bop'
  readonly taxNumber: string
}

/** Answers to everything that the business would be asked, whether its quote came that far or not. */
export function sampleAnswers(business: SampleBusiness, effective_date: CalendarDate): Answers {
  const { name, trade, form, since, contact, place, description, money, staff, insurance, taxNumber } = business
  const [contact_first_name, contact_last_name, contact_email, contact_phone] = contact
  const answers: Answers = {
    class_code_ref: trade.class,
    sub_class_code_ref: trade.subClass,
    zip_code: place.zip_code,
    business_type: form,
    company_name: name,
    years_business_started: since,
    annual_revenue: money[0],
    annual_payroll: money[1],
    fulltime_employees: staff[0],
    parttime_employees: staff[1],
    has_vehicles: 'No',
    uses_subcontractors: 'No',
    business_description: description,
    employer_id: taxNumber,
    contact_first_name,
    contact_last_name,
    contact_email,
    contact_phone,
    mailing_address: place,
    agent: { authorized: 'Yes', client_since: 'client' },
    insurance_types: insuranceTypes.filter(({ line }) => line === insurance).map(pickedType),
    coverage: {
      effective_date,
      current_insurance: 'No',
      liability_limit: '1m_2m',
      ...(insurance === 'bop' ? { property_deductible: '1000' } : { deductible: '0' }),
    },
    locations: [locationOf(business)],
    claims: { any: 'No', cancelled: 'No' },
    additional: {
      ...{ waiver: 'no', terrorism: 'accept', hired_auto: 'No', blanket_insured: 'No' },
      ...(insurance === 'bop' ? { breakdown: 'No', dishonesty: 'No' } : {}),
    },
    carriers: { chubb_sci: { knockout_answer: 'No' } },
  }
  return insuranceTypes.reduce<Answers>(
    (all, { line }) => writeAnswer(all, recommendationPath(line), 'not_now'),
    answers,
  )
}

const building = {
  id: 'b1',
  stories: 1,
  year_built: 1998,
  construction: 'frame',
  contents_value: 60_000,
  protection: ['not_sure'],
}

const locationOf = ({ place, money, staff, insurance }: SampleBusiness): Answers => ({
  id: 'l1',
  ...place,
  occupancy: 'lease',
  square_feet: 1400,
  employees: staff[0] + staff[1],
  revenue: money[0],
  ...(insurance === 'bop' ? { buildings: [building] } : {}),
})
