import type { CountryOpening } from '../country.ts'
import { openingOf } from '../parts/opening.ts'
import { legalForms } from './legal-forms.ts'

export const unitedKingdomOpening: CountryOpening = openingOf({
  code: 'GB',
  legalForms,
  mostMoney: 1_000_000_000,
  taxNumber: [{ rule: 'isTaxNumber', kind: 'utr' }],
})
