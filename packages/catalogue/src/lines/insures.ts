import type { Rule } from '@coverwright/core/flow/rule'
import { has } from '@coverwright/core/flow/rule'
import { insuranceTypes } from './insurance-types.ts'

type Line = (typeof insuranceTypes)[number]['line']

/** The person picked the line's insurance type. */
export function insures(line: Line): Rule {
  const uuids = insuranceTypes.filter((type) => type.line === line).map((type) => type.uuid)
  return { ...has('insurance_types', ...uuids), label: `the quote includes ${line}` }
}
