/**
 * What a law firm is asked at renewal: has it changed since last year? Each is answered Yes or No, in exactly these
 * words.
 */
export const renewalChanges = [
  {
    field: 'location_changed',
    label: 'Offices',
    question: 'Did you open, close or move an office?',
  },
  {
    field: 'attorneys_changed',
    label: 'Attorneys',
    question: 'Did any attorneys join, leave or change their hours?',
  },
  {
    field: 'of_counsel_changed',
    label: 'Of counsel',
    question: 'Did your of counsel or outsourced attorneys change?',
  },
  {
    field: 'practice_areas_changed',
    label: 'Areas of practice',
    question: 'Did the mix of your practice areas move by 10% or more?',
  },
] as const
