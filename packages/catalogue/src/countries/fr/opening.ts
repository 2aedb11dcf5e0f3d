import { field } from '../../field.ts'
import { openingOf } from '../parts/opening.ts'
import { legalForms } from './legal-forms.ts'

/** How an application begins in France. */
export const franceOpening = openingOf({
  code: 'FR',
  legalForms,
  mostMoney: 100_000_000,
  taxNumber: [{ rule: 'isTaxNumber', kind: 'siret' }],
  about: [
    field('naf_code', 'text', {
      hint: true,
      optional: true,
      width: 3,
      checks: [{ rule: 'isLengthLessThan', than: 8 }],
    }),
  ],
})
