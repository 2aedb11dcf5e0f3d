import type { Field } from '@coverwright/core/model/field'
import { is } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { shortText } from '../../../lines/bounds.ts'

/**
 * The location of what is insured: the address already given, or another. Every line words it alike, and the first
 * answer prefills the others.
 */
export function premises(line: string): readonly Field[] {
  const parent = `${line}.at_mailing_address`
  const elsewhere = { visible: is(parent, 'No'), parent }
  return [
    field(parent, 'yes_no', { fact: 'premises.at_mailing_address', mayDiffer: true }, 'premises.at_mailing_address'),
    field(
      `${line}.street`,
      'text',
      { ...elsewhere, checks: [...shortText, { rule: 'isStreet' }], fact: 'premises.street', mayDiffer: true },
      'premises.street',
    ),
    field(
      `${line}.city`,
      'text',
      { ...elsewhere, width: 4, checks: shortText, fact: 'premises.city', mayDiffer: true },
      'premises.city',
    ),
    field(
      `${line}.zip_code`,
      'zip',
      {
        ...elsewhere,
        width: 2,
        country: 'AR',
        checks: [{ rule: 'isPostalCode', country: 'AR' }],
        fact: 'premises.zip_code',
        mayDiffer: true,
      },
      'premises.zip_code',
    ),
  ]
}
