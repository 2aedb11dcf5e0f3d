/** What lists of yes/no questions ask, where these are drawn as statements to tick. */
export const statementListTexts = {
  'list.additions.statements': 'Which of these should be covered too?',
  'list.dwelling.statements': 'Which of these are true of this building?',
  'list.event.statements': 'Which of these are true of the event?',
  'list.needed.statements': 'Which of these do they ask for?',
  'list.protection.statements': 'Which of these are in place?',
  'list.true.statements': 'Which of these are true of your business?',
  'list.wanted.statements': 'Which of these do you want?',
} as const
