/** Locations: every text of its pages. */
export const locationsTexts = {
  'section.locations': 'Locations',
} as const
