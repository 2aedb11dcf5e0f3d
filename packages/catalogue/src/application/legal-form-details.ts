import type { Field } from '@coverwright/core/model/field'
import { is } from '@coverwright/core/rules/rule'
import { field } from '../field.ts'

/**
 * Asks for the legal form in words. Belongs after the page that asks for the form itself.
 * @param forms those whose name does not tell an insurer enough
 */
export const legalFormDetails = (...forms: readonly string[]): Field =>
  field('business_type_details', 'text', {
    hint: true,
    visible: is('business_type', ...forms),
    checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 121 }],
  })
