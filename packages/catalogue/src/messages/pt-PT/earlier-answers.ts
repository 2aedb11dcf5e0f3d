/** Advisory notes that compare an answer with earlier ones. */
export const earlierAnswers = {
  'said.employees.one': 'Em “{page}” indicou {count} trabalhador.',
  'said.employees.other': 'Em “{page}” indicou {count} trabalhadores.',
  'said.payroll': 'Em “{page}” indicou {sum} de salários.',
  'said.noLosses': 'Em “{page}” indicou que não teve sinistros nem prejuízos nos últimos cinco anos.',
} as const
