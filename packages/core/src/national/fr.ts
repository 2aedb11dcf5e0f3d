import type { NationalForms } from './national-forms.ts'

export const france: NationalForms = {
  phone: {
    calling: '33',
    groups: [[/^([1-9])(..)(..)(..)(..)$/, '0$1 $2 $3 $4 $5']],
  },
  /** Five digits, the first two the département (Corsica's are 20). */
  postalCode: { pattern: /^(0[1-9]|[1-8]\d|9[0-8])\d{3}$/, before: /^FR?(?=\d{5}$)/ },
}
