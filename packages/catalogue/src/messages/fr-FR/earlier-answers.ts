/** Advisory notes that compare an answer with earlier ones. */
export const earlierAnswers = {
  'said.employees.one': 'Dans « {page} », vous avez indiqué {count} salarié.',
  'said.employees.other': 'Dans « {page} », vous avez indiqué {count} salariés.',
  'said.payroll': 'Dans « {page} », vous avez indiqué une masse salariale de {sum}.',
  'said.noLosses': 'Dans « {page} », vous avez indiqué n’avoir eu aucun sinistre ces cinq dernières années.',
  'said.payrollWithoutEmployees': 'Vous avez indiqué une masse salariale de {sum}, mais aucun salarié. Est-ce exact ?',
  'said.employeesWithoutPayroll.one': 'Vous avez indiqué {count} salarié, mais aucune masse salariale. Est-ce exact ?',
  'said.employeesWithoutPayroll.other':
    'Vous avez indiqué {count} salariés, mais aucune masse salariale. Est-ce exact ?',
  'said.payEach': 'Cela fait {each} de salaire par an et par salarié à temps plein. Est-ce exact ?',
  'said.revenueEach': 'Cela fait {each} de chiffre d’affaires par an et par personne. Est-ce exact ?',
  'said.payAboveRevenue': 'La masse salariale, {sum}, dépasse le chiffre d’affaires. Est-ce exact ?',
  'said.beforeBusinessBegan': 'Vous avez indiqué que l’entreprise a débuté en {year}. Cette date est-elle exacte ?',
  'said.claimTwice': 'Deux de ces sinistres sont identiques. Ont-ils eu lieu tous les deux ?',
} as const
