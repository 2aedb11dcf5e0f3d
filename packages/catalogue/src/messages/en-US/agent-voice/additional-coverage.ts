/** Coverage that can be added to a liability policy. */
export const agentVoiceOfAdditionalCoverage = {
  'step.additional-coverage.title': 'What would the client like to add?',
  'field.additional.hired_auto.hint':
    'Policies call it hired and non-owned auto. It pays people the business hurts, not the damage to the car itself.',
  'field.additional.hired_auto.why':
    'When an employee causes a crash on an errand for the business, the business can be sued too.',
  'field.additional.hired_cost.label': 'What does the business pay for rented vehicles in a year?',
  'field.additional.hired_cost.hint': 'Cars on business trips count. Enter 0 if it rents none.',
  'field.additional.employee_driving.label': 'How often do employees drive their own cars for work?',
  'field.additional.liquor.label': 'Cover claims over alcohol the business sells or serves?',
  'field.additional.liquor.statement': 'Claims over alcohol the business sells or serves',
  'field.additional.liquor.why':
    'General liability does not cover harm done by a guest who was served, if serving alcohol is the client’s business.',
  'field.additional.alcohol_share.label': 'In the next 12 months, what percent of sales will be alcohol?',
  'field.additional.stop_gap.hint':
    'Policies call it stop gap employers’ liability. The state’s fund pays for the injury, not for a suit against the business.',
  'field.additional.dishonesty.label': 'Cover money and goods stolen by employees?',
  'field.additional.dishonesty.statement': 'Money and goods stolen by employees',
  'field.additional.dishonesty_limit.hint': 'Think of the most that one person could take before anyone notices.',
  'field.additional.blanket_insured.label':
    'Cover clients and landlords whom a contract makes the business add to its policy?',
  'field.additional.blanket_insured.statement': 'Clients and landlords a contract makes the business add',
  'field.additional.blanket_insured.why':
    'A certificate that lacks it may keep the business off a job or out of a lease. Look for “additional insured”.',
  'field.additional.waiver.label': 'Do contracts make the business waive its insurer’s right to recover?',
  'field.additional.terrorism.label': 'Does the client want terrorism coverage?',
  'field.additional.terrorism.why':
    'Federal law makes insurers offer it and lets the client turn it down. Some lenders and leases require it.',
} as const
