/** Overseas départements and collectivities, where the sample insurers do not write. */
export const overseas = [
  'FR-971',
  'FR-972',
  'FR-973',
  'FR-974',
  'FR-975',
  'FR-976',
  'FR-BL',
  'FR-MF',
  'FR-WF',
  'FR-PF',
  'FR-NC',
] as const

export const corsica = ['FR-2A', 'FR-2B'] as const
