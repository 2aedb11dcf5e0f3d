/** Advisory notes that compare an answer with earlier ones. */
export const earlierAnswers = {
  'said.employees.one': 'You said {count} employee on “{page}”.',
  'said.employees.other': 'You said {count} employees on “{page}”.',
  'said.payroll': 'You said {sum} of payroll on “{page}”.',
  'said.noLosses': 'On “{page}” you said there were no claims or losses in the last five years.',
  'said.payrollWithoutEmployees': 'You entered {sum} of payroll, but no employees. Is that right?',
  'said.employeesWithoutPayroll.one': 'You entered {count} employee, but no payroll. Is that right?',
  'said.employeesWithoutPayroll.other': 'You entered {count} employees, but no payroll. Is that right?',
  'said.payEach': 'That is {each} of payroll a year for each full-time employee. Is that right?',
  'said.revenueEach': 'That is {each} of revenue a year for each person. Is that right?',
  'said.payAboveRevenue': 'Your payroll of {sum} is more than your revenue. Is that right?',
  'said.beforeBusinessBegan': 'You said the business began in {year}. Is this date right?',
  'said.claimTwice': 'Two of these claims are the same. Did both happen?',
} as const
