import type { NationalForms } from './national-forms.ts'

export const unitedKingdom: NationalForms = {
  phone: {
    calling: '44',
    groups: [
      [/^(2.)(....)(....)$/, '0$1 $2 $3'],
      [/^(11.|1.1|[389]..)(...)(....)$/, '0$1 $2 $3'],
      [/^(800)(.{6})$/, '0$1 $2'],
      [/^(....)(.{5,6})$/, '0$1 $2'],
    ],
  },
  /** Outward and inward code; the inward one avoids letters that are easily misread. */
  postalCode: {
    pattern: /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2})$/,
    written: [/^(.+)(...)$/, '$1 $2'],
    comesLast: true,
    hasLetters: true,
  },
}
