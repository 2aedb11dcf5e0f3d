import type { NationalForms } from './national-forms.ts'

export const brazil: NationalForms = {
  phone: {
    calling: '55',
    exists: /^([1-9][1-9](9\d{8}|[2-5]\d{7})|[358]00\d{7})$/,
    groups: [
      [/^(.00)(...)(....)$/, '0$1 $2 $3'],
      [/^(..)(.{4,5})(....)$/, '($1) $2-$3'],
    ],
  },
  /** CEP. */
  postalCode: {
    pattern: /^(?!00)\d{5}-\d{3}$/,
    before: /^(?:CEP:?|BR)(?=\d{8}$)/,
    written: [/^(\d{5})(\d{3})$/, '$1-$2'],
    comesLast: true,
  },
}
