/** Umbrella. */
export const agentVoiceOfUmbrella = {
  'step.umbrella.0.title': 'How much more does the client need, and what could go wrong?',
  'field.umbrella.limit.label': 'How much on top of the other policies?',
  'field.umbrella.limit.why':
    'Contracts for larger jobs often name a total, such as $5 million. The client’s other limits count toward it.',
  'field.umbrella.retention.label': 'What would the client pay when no other policy pays first?',
  'field.umbrella.required.hint': 'If so, get a copy of that page.',
  'field.umbrella.large_losses.hint': 'Under any of the client’s policies, paid or still expected.',
  'field.umbrella.foreign.label': 'Does the business work, sell or have people outside the United States?',
  'field.umbrella.foreign.statement': 'The business works, sells or has people outside the United States',
  'field.umbrella.craft.label': 'Does the business own, lease or charter any of these?',
  'field.umbrella.liquor.label': 'Does the business sell or serve alcohol?',
  'field.umbrella.liquor.statement': 'The business sells or serves alcohol',
  'field.umbrella.liquor_share.label': 'Share of sales that is alcohol',
  'field.umbrella.products.label': 'Does the business make, import or sell any of these?',
  'field.umbrella.products.hint': 'Under its own name or another.',
  'field.umbrella.products.option.ingested': 'Supplements, or food under its own label',
  'field.umbrella.advertising.label': 'What does the business spend on advertising in a year?',
  'field.umbrella.young_drivers.hint': 'Count people who drive their own cars for the business too.',
  'field.umbrella.subsidiaries.label': 'Does the business own or control other companies?',
  'field.umbrella.subsidiaries.hint': 'Count each company that it owns more than half of.',
  'field.umbrella.subsidiaries.statement': 'The business owns or controls other companies',
  'list.underlying.guidance':
    'List the policies the umbrella should sit on: general liability, auto, and employers’ liability from workers’ compensation. Those applied for here count too.',
  'list.underlying.noLiability':
    'List the general liability or business owners policy: an umbrella cannot stand without one.',
  'list.underlying.noAuto':
    'List the auto policy, since the business uses vehicles for work. If it owns none, list hired and non-owned auto.',
  'list.underlying.noEmployers': 'List employers’ liability, since the client is applying for workers’ compensation.',
  'field.umbrella.underlying.status.label': 'Does the client have it already?',
  'field.umbrella.underlying.status.option.applied_here': 'The client is applying for it here',
} as const
