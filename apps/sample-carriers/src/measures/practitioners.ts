import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountIn, entriesAt, sumOf } from './records.ts'

/** The weight of each profession by the harm that a mistake can do to a patient; 1 for professions not listed. */
export const practitioners = {
  talk: [
    'addiction_counselor',
    'art_or_music_therapist',
    'audiologist',
    'behavior_analyst',
    'clinical_social_worker',
    'dental_assistant',
    'dental_hygienist',
    'dental_laboratory_technician',
    'dietitian',
    'hearing_aid_fitter',
    'hypnotherapist',
    'laboratory_technician',
    'lactation_consultant',
    'life_or_health_coach',
    'marriage_and_family_therapist',
    'massage_therapist',
    'medical_assistant',
    'medical_coder',
    'mental_health_counselor',
    'nutritionist',
    'occupational_therapist',
    'occupational_therapy_assistant',
    'optician',
    'pastoral_counselor',
    'pharmacy_technician',
    'phlebotomist',
    'physical_therapist_assistant',
    'psychologist',
    'recreation_therapist',
    'school_counselor',
    'speech_language_pathologist',
    'student_in_a_health_care_program',
  ],
  advanced: [
    'clinical_nurse_specialist',
    'cosmetic_injector',
    'dentist',
    'emergency_medical_technician',
    'endodontist',
    'esthetician_medical',
    'laser_technician',
    'naturopath',
    'nurse_practitioner',
    'orthodontist',
    'other_health_care_professional',
    'paramedic',
    'pediatric_dentist',
    'periodontist',
    'pharmacist',
    'physician_assistant',
    'podiatrist',
    'surgical_assistant',
  ],
  physician: [
    'allergist',
    'cardiologist',
    'dermatologist',
    'family_physician',
    'gastroenterologist',
    'geriatrician',
    'internist',
    'medical_director',
    'neurologist',
    'oncologist',
    'ophthalmologist',
    'osteopathic_physician',
    'otolaryngologist',
    'pathologist',
    'pediatrician',
    'physiatrist',
    'psychiatrist',
    'pulmonologist',
    'radiologist',
    'urologist',
  ],
  surgery: [
    'anesthesiologist',
    'certified_nurse_midwife',
    'emergency_physician',
    'general_surgeon',
    'lay_midwife',
    'nurse_anesthetist',
    'obstetrician_or_gynecologist',
    'oral_surgeon',
    'orthopedic_surgeon',
    'perfusionist',
    'plastic_surgeon',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Rates = Readonly<Record<keyof typeof practitioners | 'others', number>>

const kinds = Object.keys(practitioners) as readonly (keyof typeof practitioners)[]

const rateOf = (profession: unknown, rates: Rates): number =>
  rates[kinds.find((kind) => practitioners[kind].some((each) => each === profession)) ?? 'others']

/** Dollars a year for everyone who treats patients, each at the rate of their profession. */
export const practitionersCost =
  (rates: Rates) =>
  (request: QuoteRequest): number =>
    sumOf(
      entriesAt(request, 'details.pl.medical.professionals[]'),
      (row) => amountIn(row, 'heads') * rateOf(row.profession, rates),
    )
