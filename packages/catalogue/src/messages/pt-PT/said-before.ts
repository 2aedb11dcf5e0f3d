/** What earlier answers say about one that is being given. */
export const saidBefore = {
  'said.employees.one': 'Em “{page}” indicou {count} trabalhador.',
  'said.employees.other': 'Em “{page}” indicou {count} trabalhadores.',
  'said.payroll': 'Em “{page}” indicou {sum} de salários.',
  'said.noLosses': 'Em “{page}” indicou que não teve sinistros nem prejuízos nos últimos cinco anos.',
} as const
