import type { Check } from '@coverwright/core/model/check'
import { yes } from '@coverwright/core/rules/rule'
import { field } from '../field.ts'

/** The case reserve of an open claim: a field for entries of a list of claims that also have the field `open`. */
export const caseReserve = (check: Check) =>
  field(
    'reserved',
    'money',
    { hint: true, width: 3, optional: true, visible: yes('open'), parent: 'open', checks: [check] },
    'claims.list.reserved',
  )
