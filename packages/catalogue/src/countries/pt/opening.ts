import type { CountryOpening } from '../country.ts'
import { openingOf } from '../parts/opening.ts'
import { legalForms } from './legal-forms.ts'

export const portugalOpening: CountryOpening = openingOf({
  code: 'PT',
  legalForms,
  mostMoney: 1_000_000_000,
  taxNumber: [{ rule: 'isTaxNumber', kind: 'nif_pt' }],
})
