import type { Applies } from '../rating/rated-question.ts'

/** Groups of businesses that several insurers ask the same questions. */

export const siteTrades: Applies = { industries: ['construction', 'building-services'] }
export const care: Applies = { industries: ['health', 'care-education'] }
export const realEstate: Applies = { industries: ['real-estate'] }
export const technologyFirms: Applies = { traits: ['technology'] }
export const designFirms: Applies = { traits: ['design'] }
export const advisers: Applies = { traits: ['advice'] }
export const healthPractices: Applies = { traits: ['health'] }
export const salons: Applies = { traits: ['personal-care'] }

/** Businesses with volunteers. */
export const volunteering: Applies = { industries: ['civic', 'care-education', 'health', 'recreation', 'media'] }

/** Customers come to them; a builder and a trucker go to their customers. */
export const receivesCustomers: Applies = { not_traits: ['contractor'], not_classes: ['CW484', 'CW485', 'CW492'] }

/** Wholesalers, farms and haulers of food have no kitchen. */
export const cooks: Applies = {
  traits: ['cooking', 'food'],
  industries: ['food', 'retail', 'lodging', 'recreation', 'manufacturing', 'care-education', 'health', 'civic'],
}

/** Kitchens large enough for questions about the safety of their staff. */
export const kitchens: Applies = { traits: ['cooking', 'food'], industries: ['food', 'lodging', 'manufacturing'] }

/** Bakeries and other food makers serve no drinks. */
export const servesAlcohol: Applies = { traits: ['alcohol', 'cooking'], not_classes: ['CW311'] }
