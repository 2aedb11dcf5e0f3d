import type { Field } from '@coverwright/core/model/field'
import { field } from '../../field.ts'

/** A postal code of the country. */
export const postalCode = (path: string, code: string): Field =>
  field(path, 'zip', {
    ...(path === 'zip_code' ? { hint: true } : {}),
    width: 3,
    country: code,
    autocomplete: 'postal-code',
    checks: [{ rule: 'isPostalCode', country: code }],
  })
