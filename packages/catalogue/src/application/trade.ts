import type { Field } from '@coverwright/core/model/field'
import { field } from '../field.ts'

/** What the first page asks: the trade, where it is, and its legal form. */
export const describesTrade: readonly Field[] = [
  field('class_code_ref', 'class', { hint: true }),
  field('zip_code', 'zip', {
    hint: true,
    width: 3,
    autocomplete: 'postal-code',
    checks: [{ rule: 'isZipCode' }],
  }),
  field('business_type', 'select', { hint: true, optionsFrom: 'business-type' }),
]
