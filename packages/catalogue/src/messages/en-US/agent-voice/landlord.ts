/** Homes rented out. */
export const agentVoiceOfLandlord = {
  'step.landlord.title': 'How does the client rent out their homes?',
  'step.landlord_coverage.label': 'The coverage wanted',
  'step.landlord_coverage.title': 'How should the rented homes be insured?',
  'field.landlord.deductible.hint': 'What the client pays on each loss.',
  'field.landlord.lease.label': 'How long are the leases?',
  'field.landlord.renters_insurance.why':
    'If a tenant causes a fire or floods a neighbor, the tenant’s own liability insurance can answer for it, so fewer claims land on the client’s.',
  'field.landlord.screening.label': 'How does the client choose tenants?',
  'field.landlord.screening.hint': 'What the client checks for everyone who applies.',
  'field.landlord.tenant_suits.hint':
    'About repairs, mold, discrimination or eviction. Leave out evictions the client won.',
  'step.dwellings.label': 'Homes rented out',
  'step.dwellings.title': 'Which homes does the client rent out?',
  'list.dwellings.guidance':
    'List each building or condo the client rents out. A building with several apartments is one entry.',
  'field.landlord.dwellings.replacement_cost.hint':
    'Labor and materials today, without the land. For a condo: what belongs to the client inside the walls.',
  'field.landlord.dwellings.rent_months.label': 'Insure the rent lost while it is repaired?',
  'field.landlord.dwellings.furnishings.label': 'The client’s own things in it',
  'field.landlord.dwellings.furnishings.hint': 'Appliances and furniture that belong to the client. Enter 0 if none.',
} as const
