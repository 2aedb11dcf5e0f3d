import type { Applies, RatedQuestion } from '../rating/rated-question.ts'

/** What the choice of questions depends on. */
type Business = {
  readonly ref: string
  readonly industry: string
  readonly traits: readonly string[]
  readonly hazard: number
}

export const businesses: Readonly<Record<string, Business>> = {
  accountant: { ref: 'CW541211A', industry: 'finance', traits: ['office', 'advice'], hazard: 1 },
  bakery: { ref: 'CW311811A', industry: 'food', traits: ['food', 'cooking', 'retail', 'stock'], hazard: 2 },
  restaurant: { ref: 'CW722511A', industry: 'food', traits: ['food', 'cooking', 'alcohol'], hazard: 3 },
  plumber: {
    ref: 'CW238220A',
    industry: 'construction',
    traits: ['contractor', 'hot-work', 'digging', 'installs', 'vehicles'],
    hazard: 3,
  },
  'clothing store': { ref: 'CW458110A', industry: 'retail', traits: ['retail', 'stock'], hazard: 1 },
  landscaper: { ref: 'CW561730A', industry: 'building-services', traits: ['vehicles'], hazard: 2 },
  'nail salon': { ref: 'CW812113A', industry: 'personal-care', traits: ['personal-care'], hazard: 2 },
}

const meets = (applies: Applies, business: Business): boolean =>
  (applies.classes?.some((start) => business.ref.startsWith(start)) ?? true) &&
  !applies.not_classes?.some((start) => business.ref.startsWith(start)) &&
  !applies.not_traits?.some((trait) => business.traits.includes(trait)) &&
  (applies.traits?.some((trait) => business.traits.includes(trait)) ?? true) &&
  (applies.industries?.includes(business.industry) ?? true) &&
  business.hazard >= (applies.min_hazard ?? 0) &&
  business.hazard <= (applies.max_hazard ?? 5)

/** Which questions of a set the business may be asked, follow-ups among them. */
export const questionsAskedOf = (set: readonly RatedQuestion[], business: Business): readonly string[] =>
  set.filter(({ applies = {} }) => meets(applies, business)).map(({ question }) => question.id)
