import { yes } from '@coverwright/core/flow/rule'
import type { Check } from '@coverwright/core/forms/check'
import { field } from '../field.ts'

/**
 * What the insurer of an open claim has set aside for it, beside what is paid: a field of each entry of a list of claims
 * that also asks whether the claim is `open`.
 */
export const reserved = (bound: Check) =>
  field(
    'reserved',
    'money',
    { hint: true, width: 3, optional: true, visible: yes('open'), parent: 'open', checks: [bound] },
    'claims.list.reserved',
  )
