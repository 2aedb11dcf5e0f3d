import type { NationalForms } from './national-forms.ts'

/** Source: seed section 5. */
export const unitedStates: NationalForms = {
  phone: {
    calling: '1',
    groups: [[/^(...)(...)(....)$/, '($1) $2-$3']],
    // Seven-digit numbers can only be dialled in Canada.
    exists: /^\d{10}$/,
    storedWithoutCallingCode: true,
    accepted: /^(\(\d{3}\) \d{3} \d{4}|\d{10})( x\d{1,7})?$/,
  },
  postalCode: {
    pattern: /^\d{5}(-\d{4})?$/,
    before: /^(?:[A-Z]{2}|USA?)(?=\d{5}(?:\d{4})?$)/,
    written: [/^(\d{5})(\d{4})$/, '$1-$2'],
    comesLast: true,
  },
}
