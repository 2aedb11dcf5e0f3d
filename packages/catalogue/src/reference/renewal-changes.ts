/** What a law firm is asked about at renewal: has it changed since last year? Each is answered Yes or No. */
export const renewalChanges = [
  {
    field: 'location_changed',
    label: 'Address',
    question: 'Has your firm’s address changed since your last application?',
  },
  {
    field: 'attorneys_changed',
    label: 'Attorneys',
    question: 'Have any attorneys joined or left your firm since your last application?',
  },
  {
    field: 'of_counsel_changed',
    label: 'Of counsel',
    question: 'Has your use of of counsel attorneys changed since your last application?',
  },
  {
    field: 'practice_areas_changed',
    label: 'Areas of practice',
    question: 'Have your areas of practice, or their shares of your income, changed since your last application?',
  },
] as const
