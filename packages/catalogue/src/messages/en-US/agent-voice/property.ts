/** Commercial property. */
export const agentVoiceOfProperty = {
  'step.cp.0.label': 'How the property is insured',
  'step.cp.0.title': 'How should the property be insured, and what is in it?',
  'step.cp.0.lede': 'These choices apply to all locations.',
  'step.cp.2.title': 'What if a storm came, or the business could not open?',
  'step.cp.3.label': 'Income while closed',
  'step.cp.4.title': 'What does the business keep, and who has a claim on it?',
  'field.cp.coinsurance.label': 'How close to full value is the property to be insured?',
  'field.cp.coinsurance.why':
    'If the property is insured for less than the share chosen, the insurer pays only part of every loss that is not a total one, large or small. An agreed value avoids that.',
  'field.cp.deductible.hint': 'What the client pays on each loss.',
  'field.cp.old_wiring.hint': 'An electrician or the landlord can tell.',
  'field.cp.neighbors.hint': 'Leave out the client’s own business.',
  'field.cp.processes.label': 'Does any of this happen on the premises?',
  'field.cp.violations.hint': 'Count written notices for any of the client’s locations.',
  'field.cp.coast_miles.label': 'How far is the nearest of the client’s buildings from salt water?',
  'field.cp.flood_zone.hint': 'The public flood maps show it by address. The client’s lender knows it too.',
  'field.cp.flood_wanted.label': 'Would the client like a price for flood insurance?',
  'field.cp.flood_wanted.hint': 'It is a policy of its own. An advisor arranges it.',
  'field.cp.flood_wanted.statement': 'Flood: the client would like a price',
  'field.cp.quake_wanted.label': 'Would the client like earthquake coverage?',
  'field.cp.income_wanted.label': 'Insure the income lost while the business cannot open?',
  'field.cp.stopping_costs.label': 'How much of the costs in a year would stop if the business were closed?',
  'field.cp.stopping_costs.hint':
    'Add up goods and materials, card fees, shipping, fuel. Leave out rent, loans and the pay of people the business would keep.',
  'field.cp.extra_expense.hint':
    'Renting space or machines, overtime, moving. Leave it empty if the business would not.',
  'field.cp.attractive_stock.label': 'Does the business keep goods that thieves look for?',
  'field.cp.attractive_stock_value.hint': 'What the business paid for them, at the busiest time of the year.',
  'field.cp.away_value.label': 'Tools and goods away from the premises',
  'field.cp.lenders.interest.option.lease': 'Equipment they lease to the client',
} as const
