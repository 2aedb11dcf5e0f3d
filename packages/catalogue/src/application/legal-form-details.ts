import type { Field } from '@coverwright/core/model/field'
import { is } from '@coverwright/core/rules/rule'
import { field } from '../field.ts'

/**
 * Asks in words which legal form it is. Stands on the page after the one that asks for the form itself.
 * @param forms those whose name leaves open what an insurer has to know
 */
export const legalFormDetails = (...forms: readonly string[]): Field =>
  field('business_type_details', 'text', {
    hint: true,
    visible: is('business_type', ...forms),
    checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 121 }],
  })
