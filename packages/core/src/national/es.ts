import type { NationalForms } from './national-forms.ts'

export const spain: NationalForms = {
  phone: { calling: '34', groups: [[/^(...)(...)(...)$/, '$1 $2 $3']] },
  /** Five digits, the first two the province. */
  postalCode: { pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, before: /^ES?(?=\d{5}$)/ },
}
