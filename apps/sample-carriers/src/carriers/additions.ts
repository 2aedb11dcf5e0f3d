import type { OptionalCover } from '../rating/sample-carrier.ts'

type Asked = Omit<OptionalCover, 'code' | 'offered' | 'factor'>

/** The additional coverages an application may ask for. */
const additions = {
  hired_auto: { label: 'Rented cars and employees’ own cars', answer: 'details.additional.hired_auto' },
  liquor: { label: 'Liquor liability', answer: 'details.additional.liquor' },
  dishonesty: {
    label: 'Theft by employees',
    answer: 'details.additional.dishonesty',
    amountAt: 'details.additional.dishonesty_limit',
  },
  breakdown: { label: 'Equipment breakdown', answer: 'details.additional.breakdown' },
  blanket_insured: { label: 'Blanket additional insured', answer: 'details.additional.blanket_insured' },
  waiver: { label: 'Waiver of subrogation', answer: 'details.additional.waiver', asks: ['some', 'all'] },
  terrorism: { label: 'Certified acts of terrorism', answer: 'details.additional.terrorism', asks: ['accept'] },
} satisfies Readonly<Record<string, Asked>>

/** What a carrier offers for one of them. */
export const addition = (
  code: keyof typeof additions,
  offered: OptionalCover['offered'],
  factor?: number,
): OptionalCover => ({ code, ...additions[code], offered, ...(factor === undefined ? {} : { factor }) })
