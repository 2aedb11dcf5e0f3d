import type { NationalForms } from './national-forms.ts'

export const portugal: NationalForms = {
  phone: { calling: '351', groups: [[/^(...)(...)(...)$/, '$1 $2 $3']] },
  postalCode: { pattern: /^[1-9]\d{3}-\d{3}$/, before: /^PT?(?=\d{7}$)/, written: [/^(\d{4})(\d{3})$/, '$1-$2'] },
}
