/** Child day care. */
export const agentVoiceOfDayCare = {
  'step.cdcs.0.title': 'Who is in the client’s care?',
  'field.cdcs.uw_questions.setting.label': 'Where are the children looked after?',
  'field.cdcs.uw_questions.licensed.label': 'Is the client licensed for child care?',
  'field.cdcs.uw_questions.licensed.option.exempt': 'No, the law does not require it',
  'field.cdcs.uw_questions.licensed.option.applied': 'Not yet: the client has applied',
  'field.cdcs.uw_questions.caregivers.hint': 'Count the client too. Leave out cooks, drivers and cleaners.',
  'field.cdcs.uw_questions.ratio_met.label':
    'Does the client meet the state’s ratio of children to adults at all times?',
  'field.cdcs.uw_questions.cpr.hint': 'With a certificate that has not run out, for the ages looked after.',
  'field.cdcs.uw_questions.license_suspended.hint': 'The client’s, or that of anyone who runs the business.',
  'field.cdcs.uw_questions.abuse_allegation.label':
    'Has anyone ever claimed that a child was abused in the client’s care?',
  'field.cdcs.uw_questions.abuse_allegation.statement':
    'Someone has claimed that a child was abused in the client’s care',
  'field.cdcs.uw_questions.medicines.label': 'Does the client give children medicines?',
  'field.cdcs.uw_questions.allergy_plan.hint': 'If the client serves no food and has no such child, answer Yes.',
  'field.cdcs.uw_questions.sick_care.label': 'Does the client offer care for sick children?',
  'field.cdcs.uw_questions.sick_care.statement': 'The client offers care for sick children',
  'field.cdcs.uw_questions.special_needs.label': 'Do children with special medical needs come to the client?',
  'field.cdcs.uw_questions.special_needs.statement': 'Children with special medical needs come to the client',
  'field.cdcs.uw_questions.field_trips.label': 'How many trips does the client make in a month?',
  'field.cdcs.uw_questions.transports.label': 'Does the client drive children?',
  'field.cdcs.uw_questions.transports.hint':
    'In their own, rented or employees’ cars. Commercial auto insures that, not this policy.',
  'field.cdcs.uw_questions.transports.statement': 'The client drives children',
  'step.cdcs.4.label': 'The client’s home',
  'field.cdcs.residental_questions.own_children.label': 'How many of the client’s own children are there too?',
  'field.cdcs.residental_questions.owned.option.own': 'Owned by the client',
  'step.cdcs.5.label': 'The center',
  'step.cdcs.5.lede': 'The last fire inspection answers most of this.',
  'field.cdcs.commercial_questions.volunteers.label': 'Does anyone work for the client without pay?',
  'field.cdcs.commercial_questions.volunteers.statement': 'People work for the client without pay',
  'field.cdcs.commercial_questions.after_school.label': 'Does the client run an after-school program?',
  'field.cdcs.commercial_questions.after_school.statement': 'The client runs an after-school program',
  'field.cdcs.uw_questions.abuse_limit.hint': 'Abuse and molestation coverage pays for the client’s defense too.',
} as const
