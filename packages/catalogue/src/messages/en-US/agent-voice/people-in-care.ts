/** People in the client's care. */
export const agentVoiceOfPeopleInCare = {
  'section.peopleInCare': 'People in the client’s care',
  'step.in_care.label': 'People in the client’s care',
  'step.in_care.0.label': 'People in the client’s care',
  'step.in_care.title': 'Who is in the client’s care, and what protects them?',
  'field.in_care.who.label': 'Who is with the client without their family?',
  'field.in_care.background_checks.label': 'Is everyone checked before they are with the people in the client’s care?',
  'field.in_care.background_checks.statement':
    'Everyone is checked before they are with the people in the client’s care',
  'field.in_care.two_adults.label': 'Can someone always see an adult who is with a person in the client’s care?',
  'field.in_care.two_adults.statement': 'Someone can always see an adult who is with a person in the client’s care',
  'field.in_care.trained.hint': 'They say what is forbidden, and whom to tell: the state, not only the client.',
  'field.in_care.trained.statement': 'There are written rules against abuse, and everyone is trained on them each year',
  'field.in_care.overnight.label': 'Do people in the client’s care ever stay overnight, there or on trips?',
  'field.in_care.overnight.statement': 'People in the client’s care stay overnight, there or on trips',
  'field.in_care.abuse_allegation.label': 'Has anyone ever claimed that a person was abused in the client’s care?',
  'field.in_care.abuse_allegation.statement': 'Someone has claimed that a person was abused in the client’s care',
  'field.in_care.abuse_detail.label': 'What was claimed, how did it end, and what has the client changed?',
  'field.in_care.abuse_limit.hint':
    'Abuse and molestation coverage pays for the client’s defense too. It is part of the policy’s limit.',
  'field.in_care.abuse_limit.why': 'Schools, landlords and states that work with the client may require this coverage.',
} as const
