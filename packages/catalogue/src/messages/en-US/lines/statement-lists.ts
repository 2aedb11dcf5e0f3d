/** The questions above lists of yes/no fields that are drawn as statements to tick. */
export const statementListTexts = {
  'list.additions.statements': 'Which of these should be covered too?',
  'list.contracts.statements': 'Which of these are in place in your contracts?',
  'list.dwelling.statements': 'Which of these are true of this building?',
  'list.event.statements': 'Which of these are true of the event?',
  'list.protection.statements': 'Which of these are in place?',
  'list.true.statements': 'Is any of this true?',
} as const
