/** Advisory notes that compare an answer with earlier ones. */
export const earlierAnswers = {
  'said.employees.one': 'You said {count} employee on “{page}”.',
  'said.employees.other': 'You said {count} employees on “{page}”.',
  'said.payroll': 'You said {sum} of payroll on “{page}”.',
  'said.noLosses': 'On “{page}” you said there were no claims or losses in the last five years.',
} as const
