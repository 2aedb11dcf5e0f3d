import type { Answers } from '@coverwright/core/answers/answers'
import { businessAnswers, type SampleBusiness, type SampleFirm } from './sample-firm.ts'

/** An ordinary practice's answers to what every professional is asked. */
const general: Answers = {
  cover: { limit: '1000000', aggregate_times: '2', deductible: '5000' },
  prior: { has_cover: 'No', wants_past_work: 'No', cancelled: 'No' },
  work: {
    services: [
      { id: 's1', name: 'Care of patients', percent: 90 },
      { id: 's2', name: 'Vaccinations', percent: 10 },
    ],
    other_services: ['none'],
    largest_client: 5,
    client_sectors: ['consumers'],
    license_needed: 'Yes',
    license_held: 'Yes',
    licenses: 'State medical and nursing licenses',
  },
  contracts: {
    written: 'always',
    scope_stated: 'Yes',
    liability_capped: 'No',
    promises: ['none'],
    fee_suits: 0,
  },
  has_additional_insureds: 'No',
  losses: { any: 'No', known_circumstance: 'No', disciplined: 'No' },
}

/** An orderly practice's answers to its insurer's own questions. */
const ordinaryPractice = [
  { id: 'review_before_delivery', answer: 'checklist' },
  { id: 'written_procedures', answer: 'Yes' },
  { id: 'training_hours', answer: 20 },
  { id: 'new_hires_checked', answer: 'Yes' },
  { id: 'mistakes_recorded', answer: 'Yes' },
  { id: 'clients_screened', answer: 'Yes' },
  { id: 'contract_size', answer: 20_000 },
  { id: 'fees_from_abroad', answer: 0 },
  { id: 'people_on_file', answer: 6_500 },
  { id: 'bank_details_confirmed', answer: 'Yes' },
  { id: 'advice_confirmed', answer: 'always' },
  { id: 'forecasts_relied_on', answer: 'No' },
  { id: 'consent_before_treatment', answer: 'Yes' },
  { id: 'patient_incidents', answer: 0 },
]

const practice = (
  number: number,
  endsIn: number,
  premium: number,
  { medical, ...business }: SampleBusiness & { readonly medical: Answers },
): SampleFirm => ({
  ...{ number, endsIn, carrier: 'cna', premium },
  carriersQuestions: ordinaryPractice,
  answers: (term) => ({
    ...businessAnswers(business, term),
    class_code_ref: 'CW621111A',
    sub_class_code_ref: 'CWT99999',
    pl: { ...general, medical },
  }),
})

/** Invented practices of doctors, whose renewal counts who treats patients. */
export const medicalPractices: readonly SampleFirm[] = [
  practice(11, 34, 7_600, {
    name: 'Lakeshore Family Medicine SC',
    form: 'professional_corporation',
    since: 2007,
    place: { street: '22 East Mifflin Street', city: 'Madison', state: 'WI', zip_code: '53703' },
    contact: ['Karl', 'Jensen', 'office@lakeshorefamily.example', '6085550133'],
    description: 'Family medicine for all ages, with vaccinations and minor procedures in the office.',
    revenue: 1_450_000,
    payroll: 820_000,
    staff: [9, 2],
    medical: {
      firm_type: 'physician_practice_one_specialty',
      professionals: [
        { id: 'm1', profession: 'family_physician', heads: 2 },
        { id: 'm2', profession: 'nurse_practitioner', heads: 1 },
        { id: 'm3', profession: 'registered_nurse', heads: 3 },
      ],
      all_licensed: 'Yes',
      patient_visits: 9_400,
      telehealth_share: 10,
      telehealth_licensed: 'Yes',
      procedures: ['injections'],
      own_policies: 'No',
    },
  }),
  practice(12, 66, 5_900, {
    name: 'Sonora Children’s Clinic PLLC',
    form: 'pllc',
    since: 2013,
    place: { street: '1845 North Campbell Avenue', city: 'Tucson', state: 'AZ', zip_code: '85719' },
    contact: ['Elena', 'Vargas', 'frontdesk@sonorachildren.example', '5205550149'],
    description: 'Pediatric care from birth to eighteen: check-ups, vaccinations and sick visits.',
    revenue: 980_000,
    payroll: 560_000,
    staff: [7, 1],
    medical: {
      firm_type: 'physician_practice_one_specialty',
      professionals: [
        { id: 'm1', profession: 'pediatrician', heads: 2 },
        { id: 'm2', profession: 'registered_nurse', heads: 2 },
      ],
      all_licensed: 'Yes',
      patient_visits: 7_100,
      telehealth_share: 0,
      procedures: ['injections'],
      own_policies: 'No',
    },
  }),
]
