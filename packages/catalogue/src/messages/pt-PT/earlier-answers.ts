/** Advisory notes that compare an answer with earlier ones. */
export const earlierAnswers = {
  'said.employees.one': 'Em “{page}” indicou {count} trabalhador.',
  'said.employees.other': 'Em “{page}” indicou {count} trabalhadores.',
  'said.payroll': 'Em “{page}” indicou {sum} de salários.',
  'said.noLosses': 'Em “{page}” indicou que não teve sinistros nem prejuízos nos últimos cinco anos.',
  'said.payrollWithoutEmployees': 'Indicou {sum} de salários, mas nenhum trabalhador. Está certo?',
  'said.employeesWithoutPayroll.one': 'Indicou {count} trabalhador, mas nenhum salário. Está certo?',
  'said.employeesWithoutPayroll.other': 'Indicou {count} trabalhadores, mas nenhum salário. Está certo?',
  'said.payEach': 'São {each} de salário por ano por cada trabalhador a tempo inteiro. Está certo?',
  'said.revenueEach': 'São {each} de faturação por ano por pessoa. Está certo?',
  'said.payAboveRevenue': 'Os salários, {sum}, são mais do que a faturação. Está certo?',
  'said.beforeBusinessBegan': 'Indicou que a empresa começou em {year}. Esta data está certa?',
  'said.claimTwice': 'Dois destes sinistros são iguais. Aconteceram ambos?',
} as const
