import { field } from '../../field.ts'
import type { CountryOpening } from '../country.ts'
import { postalCode } from './postal-code.ts'

/** How an application begins outside the United States: the same answers under the same names. */
export const openingOf = ({ code, legalForms }: Pick<CountryOpening, 'code' | 'legalForms'>): CountryOpening => ({
  code,
  legalForms,
  renews: false,
  fields: [
    field('class_code_ref', 'class', { hint: true }),
    postalCode('zip_code', code),
    field('business_type', 'select', { hint: true, optionsFrom: 'business-type' }),
  ],
})
