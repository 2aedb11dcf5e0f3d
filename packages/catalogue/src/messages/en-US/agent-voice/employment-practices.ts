/** Employment practices. */
export const agentVoiceOfEmploymentPractices = {
  'step.epli-employees.title': 'Who works for the business?',
  'step.epli-employment-policies.title': 'How does the business hire, lead and let go?',
  'field.epli.others.hint': 'Full-time and part-time employees were given earlier. Enter 0 where there are none.',
  'field.epli.others.seasonal.hint': 'Part of the employees given earlier, at the busiest time.',
  'field.epli.others.leased.hint': 'Besides those: paid by a staffing firm or PEO, led by the business.',
  'field.epli.others.contractors.hint': 'Besides those: people who work mostly for the business and get a 1099.',
  'field.epli.other_states.label': 'Does anyone work in a state other than the business address?',
  'field.epli.other_states.statement': 'Someone works in a state other than the business address',
  'field.epli.left.dismissed.label': 'By the employer’s choice',
  'field.epli.merger.hint': 'One that adds to, or takes from, the people who work for the business.',
  'field.epli.practices.label': 'Which of these does the business have in writing?',
  'field.epli.practices.why': 'Written rules decide most employment suits. Each one in place can lower the price.',
  'field.epli.claims.list.description.label': 'What it was about, and what the business changed',
  'field.epli.circumstances.label': 'Does the client know of anything that could become such a complaint?',
  'field.epli.circumstances.why':
    'The policy does not pay for what was known before it began. Telling us now protects the rest of the coverage.',
  'field.epli.circumstances.statement': 'The client knows of something that could become such a complaint',
  'field.epli.prior.insured.label': 'Does the business have employment practices coverage today?',
  'field.epli.limit.label': 'Limit wanted',
  'field.epli.retention.label': 'What the client pays of each claim',
  'field.epli.dismissal_review.option.hr': 'The client’s HR person, or an HR service or PEO',
} as const
