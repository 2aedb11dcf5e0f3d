/** What an insurer may need before it insures, in the order in which pages ask for it. */
export const requirementKinds = [
  'start_date',
  'tax_number',
  'mailing_address',
  'payment_plan',
  'terrorism',
  'uninsured_motorist',
  'surplus_lines',
  'no_known_losses',
  'fraud_statement',
  'loss_runs',
  'signature',
] as const
export type RequirementKind = (typeof requirementKinds)[number]
