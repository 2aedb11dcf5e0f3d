export type Industry = { readonly id: string; readonly name: string }

/** The twenty industries that an owner browses when the search does not find the trade. */
export const industries = [
  { id: 'construction', name: 'Construction and trades' },
  { id: 'building-services', name: 'Cleaning, landscaping and building services' },
  { id: 'food', name: 'Restaurants, bars and catering' },
  { id: 'retail', name: 'Shops and online stores' },
  { id: 'professional', name: 'Professional and business services' },
  { id: 'technology', name: 'Technology' },
  { id: 'media', name: 'Media, design and photography' },
  { id: 'finance', name: 'Finance and insurance' },
  { id: 'real-estate', name: 'Real estate and rental' },
  { id: 'health', name: 'Health care' },
  { id: 'personal-care', name: 'Beauty and personal care' },
  { id: 'care-education', name: 'Child care, social care and education' },
  { id: 'recreation', name: 'Fitness, arts and recreation' },
  { id: 'lodging', name: 'Hotels and lodging' },
  { id: 'automotive', name: 'Vehicle sales and repair' },
  { id: 'transport', name: 'Transport and storage' },
  { id: 'manufacturing', name: 'Manufacturing' },
  { id: 'wholesale', name: 'Wholesale and distribution' },
  { id: 'agriculture', name: 'Farming and animals' },
  { id: 'civic', name: 'Religious, civic and public bodies' },
] as const satisfies readonly Industry[]

export type IndustryId = (typeof industries)[number]['id']
