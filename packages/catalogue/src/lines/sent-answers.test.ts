import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { expect, it } from 'vitest'
import { countries } from '../countries/countries.ts'
import { sentAnswers } from './sent-answers.ts'

/** What every insurer gets in another form, and what insurers do not get: who applies, and our own decisions. */
const otherwise = new Set([
  ...[
    'class_code_ref',
    'sub_class_code_ref',
    'multi_class',
    'other_classes',
    'zip_code',
    'business_type',
    'business_type_details',
  ],
  ...['company_name', 'business_description', 'business_website', 'employer_id', 'mailing_address'],
  ...['years_business_started', 'years_experience', 'annual_revenue', 'annual_payroll'],
  ...['fulltime_employees', 'parttime_employees', 'has_vehicles', 'vehicle_count'],
  ...['uses_subcontractors', 'subcontractor_cost', 'coverage', 'location_property', 'claims'],
  ...['contact_first_name', 'contact_last_name', 'contact_email', 'contact_phone', 'follow_up_consent'],
  ...['agent', 'insurance_types', 'recommendation_choices', 'carriers'],
])

it.each(countries.map((country) => [country.code, country] as const))(
  'what is asked in %s reaches an insurer (I4)',
  (_code, { flow, carriers, types }) => {
    const insurersOwn = carriers.flatMap(({ id, lines }) => lines.map(({ line }) => `${line}.${id}`))
    const sentNames = types.flatMap(({ line }) => sentAnswers(line)).map((path) => path.split('.')[0])
    const remaining = Array.from(compileFlow(flow).owned.keys())
      .filter((path) => !insurersOwn.some((own) => path.startsWith(`${own}.`)))
      .map((path) => path.split(/[.[]/)[0] ?? '')
    expect([...new Set(remaining)].filter((path) => !otherwise.has(path) && !sentNames.includes(path))).toEqual([])
  },
)
