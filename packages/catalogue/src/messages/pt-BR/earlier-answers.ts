/** Advisory notes that compare an answer with earlier ones. */
export const earlierAnswers = {
  'said.employees.one': 'Em “{page}” você informou {count} empregado.',
  'said.employees.other': 'Em “{page}” você informou {count} empregados.',
  'said.payroll': 'Em “{page}” você informou {sum} de folha de pagamento.',
  'said.noLosses': 'Em “{page}” você informou que não teve sinistros nem prejuízos nos últimos cinco anos.',
} as const
