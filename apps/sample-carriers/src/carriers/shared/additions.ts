import type { Exclusion, OptionalCover } from '../../rating/sample-carrier.ts'

type Addition = Omit<OptionalCover, 'code' | 'offered' | 'factor'>

/** The additional coverages an application may ask for. */
const additions = {
  hired_auto: {
    label: 'Rented cars and employees’ own cars',
    answer: 'details.additional.hired_auto',
    sharesLimit: true,
  },
  liquor: { label: 'Liquor liability', answer: 'details.additional.liquor', sharesLimit: true },
  stop_gap: {
    label: 'Stop gap employers’ liability',
    answer: 'details.additional.stop_gap',
    sharesLimit: true,
  },
  dishonesty: {
    label: 'Theft by employees',
    answer: 'details.additional.dishonesty',
    amountAt: 'details.additional.dishonesty_limit',
  },
  breakdown: { label: 'Equipment breakdown', answer: 'details.additional.breakdown' },
  blanket_insured: { label: 'Blanket additional insured', answer: 'details.additional.blanket_insured' },
  waiver: { label: 'Waiver of subrogation', answer: 'details.additional.waiver', asks: ['some', 'all'] },
  terrorism: { label: 'Certified acts of terrorism', answer: 'details.additional.terrorism', asks: ['accept'] },
} satisfies Readonly<Record<string, Addition>>

/**
 * A day care's limits for claims of abuse and for accidents of its children, shown even if not offered.
 * @param abuse the highest limit offered
 */
export const dayCareLimits = (
  abuse: OptionalCover['offered'],
  accidents: OptionalCover['offered'],
): readonly OptionalCover[] => [
  {
    code: 'abuse',
    label: 'Claims of abuse of a child',
    answer: 'details.cdcs.uw_questions.abuse_limit',
    asks: ['100000', '300000', '1000000'],
    amountAt: 'details.cdcs.uw_questions.abuse_limit',
    isSublimit: true,
    offered: abuse,
  },
  {
    code: 'child_accidents',
    label: 'Accidents of a child, each',
    answer: 'details.cdcs.uw_questions.accident_limit',
    asks: ['10000', '25000'],
    amountAt: 'details.cdcs.uw_questions.accident_limit',
    offered: accidents,
  },
]

/** The limit for claims of abuse of people in anybody's care but a day care's, shown even if not offered. */
export const abuseInCare = (price: OptionalCover['offered']): OptionalCover => ({
  code: 'abuse_in_care',
  label: 'Claims of abuse of a person in your care',
  answer: 'details.in_care.abuse_limit',
  asks: ['100000', '300000', '1000000'],
  amountAt: 'details.in_care.abuse_limit',
  isSublimit: true,
  offered: price,
})

/** Shown to every business that may have people in its care. */
export const abuseExcluded = {
  code: 'abuse',
  label: 'Claims of abuse',
  applies: { traits: ['in-care'] },
  unless: ['abuse', 'abuse_in_care'],
} as const satisfies Exclusion

/**
 * Cover for alcohol at an event, within the shared limit.
 * @param sales whether its sale is offered too
 */
export const eventAlcohol = (sales: 'whole' | 'none'): readonly OptionalCover[] => [
  {
    ...{ code: 'host_liquor', label: 'Alcohol served free of charge', answer: 'details.event.alcohol' },
    ...{ asks: ['free', 'own'], sharesLimit: true, offered: 'whole' },
  },
  {
    ...{ code: 'liquor', label: 'Liability for selling alcohol', answer: 'details.event.alcohol' },
    ...{ asks: ['sold'], sharesLimit: true, offered: sales },
  },
]

/** A carrier's offer for one of them. */
export const addition = (
  code: keyof typeof additions,
  price: OptionalCover['offered'],
  factor?: number,
): OptionalCover => ({ code, ...additions[code], offered: price, ...(factor === undefined ? {} : { factor }) })
