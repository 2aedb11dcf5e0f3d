/** Advisory notes that compare an answer with earlier ones. */
export const earlierAnswers = {
  'said.employees.one': 'Em “{page}” você informou {count} empregado.',
  'said.employees.other': 'Em “{page}” você informou {count} empregados.',
  'said.payroll': 'Em “{page}” você informou {sum} de folha de pagamento.',
  'said.noLosses': 'Em “{page}” você informou que não teve sinistros nem prejuízos nos últimos cinco anos.',
  'said.payrollWithoutEmployees': 'Você informou {sum} de folha de pagamento, mas nenhum funcionário. Está certo?',
  'said.employeesWithoutPayroll.one': 'Você informou {count} funcionário, mas nenhuma folha de pagamento. Está certo?',
  'said.employeesWithoutPayroll.other':
    'Você informou {count} funcionários, mas nenhuma folha de pagamento. Está certo?',
  'said.payEach': 'São {each} de salário por ano para cada funcionário em tempo integral. Está certo?',
  'said.revenueEach': 'São {each} de faturamento por ano para cada pessoa. Está certo?',
  'said.payAboveRevenue': 'A folha de pagamento, {sum}, é maior do que o faturamento. Está certo?',
  'said.beforeBusinessBegan': 'Você informou que a empresa começou em {year}. Esta data está certa?',
  'said.claimTwice': 'Dois destes sinistros são iguais. Os dois aconteceram?',
} as const
