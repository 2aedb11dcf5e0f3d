/** Fiduciary liability. */
export const agentVoiceOfFiduciary = {
  'step.fid-employee-benefits.title': 'Does the business offer benefit plans?',
  'step.fid-plan-type.title': 'Which plans does the business run?',
  'step.fid-assets.lede': 'The latest statement from the record keeper has these numbers.',
  'field.fid.limit.label': 'Limit wanted',
  'field.fid.retention.label': 'What the client pays of each claim',
  'field.fid.health_funding.hint': 'Choose self-insured even if an insurer handles the bills for the business.',
  'field.fid.health_funding.option.self_insured': 'The business (self-insured), with or without stop-loss',
  'field.fid.plans.hint':
    'List each plan once. Several medical, dental and life policies can be listed as one health plan.',
  'field.fid.assets.fees_compared.hint': 'Benchmarking by the plan’s adviser or a service, kept in writing.',
  'field.fid.assets.investment_advice.option.adviser': 'An outside adviser recommends, the business decides (3(21))',
  'field.fid.assets.investment_advice.option.none': 'The business chooses on its own',
  'field.fid.funding.variable_premium.label': 'Does the business pay the PBGC a variable-rate premium?',
  'field.fid.circumstances.label': 'Does the client know of anything that could become such a claim?',
  'field.fid.circumstances.statement': 'The client knows of something that could become such a claim',
  'field.fid.prior.insured.label': 'Does the client have fiduciary liability coverage today?',
  'field.fid.prior.insured.hint':
    'The fidelity bond does not count: it pays the plan for theft, not the client for a mistake.',
} as const
