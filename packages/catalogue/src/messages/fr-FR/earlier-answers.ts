/** Advisory notes that compare an answer with earlier ones. */
export const earlierAnswers = {
  'said.employees.one': 'Dans « {page} », vous avez indiqué {count} salarié.',
  'said.employees.other': 'Dans « {page} », vous avez indiqué {count} salariés.',
  'said.payroll': 'Dans « {page} », vous avez indiqué une masse salariale de {sum}.',
  'said.noLosses': 'Dans « {page} », vous avez indiqué n’avoir eu aucun sinistre ces cinq dernières années.',
} as const
