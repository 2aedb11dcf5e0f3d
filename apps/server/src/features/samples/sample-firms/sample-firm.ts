import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import { recommendationPath } from '@coverwright/catalogue/lines/insures'
import { pickedType } from '@coverwright/catalogue/lines/picked-type'
import { type Answers, writeAnswer } from '@coverwright/core/answers/answers'
import type { CalendarDate } from '@coverwright/core/rules/rule'

/** The days of a sample firm's year: when it applied, when its policy began, and when that ends. */
export type SampleTerm = { readonly applied: CalendarDate; readonly began: CalendarDate; readonly ends: CalendarDate }

/** An invented firm whose policy ends soon, so that a renewal can be tried. */
export type SampleFirm = {
  /** Its uuids are derived from this number, which is never reused. */
  readonly number: number
  /** Days from the first start to the end of its policy. */
  readonly endsIn: number
  readonly carrier: string
  /** What last year's policy costs, in dollars. */
  readonly premium: number
  /** Its answers to the own questions of the insurer that has some. */
  readonly carriersQuestions: readonly { readonly id: string; readonly answer: unknown }[]
  readonly answers: (term: SampleTerm) => Answers
}

export type SampleBusiness = {
  readonly name: string
  readonly form: string
  readonly since: number
  readonly place: { readonly street: string; readonly city: string; readonly state: string; readonly zip_code: string }
  readonly contact: readonly [first: string, last: string, email: string, phone: string]
  readonly description: string
  readonly revenue: number
  readonly payroll: number
  readonly staff: readonly [full: number, part: number]
}

/** Every business's answers before its line of insurance; no recommendations accepted. */
export function businessAnswers(
  { name, form, since, place, contact, description, revenue, payroll, staff }: SampleBusiness,
  { began }: SampleTerm,
): Answers {
  const [contact_first_name, contact_last_name, contact_email, contact_phone] = contact
  const answers: Answers = {
    zip_code: place.zip_code,
    business_type: form,
    company_name: name,
    years_business_started: since,
    years_experience: 15,
    annual_revenue: revenue,
    annual_payroll: payroll,
    fulltime_employees: staff[0],
    parttime_employees: staff[1],
    has_vehicles: 'No',
    uses_subcontractors: 'No',
    business_description: description,
    contact_first_name,
    contact_last_name,
    contact_email,
    contact_phone,
    mailing_address: place,
    insurance_types: insuranceTypes.filter(({ line }) => line === 'pl').map(pickedType),
    coverage: { effective_date: began },
  }
  return insuranceTypes.reduce<Answers>(
    (all, { line }) => writeAnswer(all, recommendationPath(line), 'not_now'),
    answers,
  )
}
