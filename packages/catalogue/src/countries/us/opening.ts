import { describesTrade } from '../../application/trade.ts'
import { businessTypeNames } from '../../reference/business-type-names.ts'
import type { CountryOpening } from '../country.ts'

export const unitedStatesOpening: CountryOpening = {
  code: 'US',
  legalForms: businessTypeNames,
  renews: true,
  fields: describesTrade,
}
