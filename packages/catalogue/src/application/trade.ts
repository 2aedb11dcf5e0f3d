import type { Field } from '@coverwright/core/model/field'
import { wordedField } from '../worded-field.ts'

/** What the first page asks: the trade, where it is, and its legal form. */
export const describesTrade: readonly Field[] = [
  wordedField('class_code_ref', 'class', { hint: true }),
  wordedField('zip_code', 'zip', {
    hint: true,
    width: 3,
    autocomplete: 'postal-code',
    checks: [{ rule: 'isZipCode' }],
  }),
  wordedField('business_type', 'select', { hint: true, optionsFrom: 'business-type' }),
]
