/** Homes you let: every text of its pages. */
export const landlordTexts = {
  'section.landlord': 'Homes you let',
} as const
