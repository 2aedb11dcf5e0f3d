import type { GroupNode } from '@coverwright/core/model/step'
import { insures } from '../insures.ts'
import { linePage } from '../line-page.ts'
import { employees } from './employees.ts'
import { employmentPolicies } from './employment-policies.ts'

/** Employment practices. Source: seed 4.3. */
export const employmentPractices: GroupNode = {
  kind: 'group',
  id: 'epli',
  label: 'section.epli',
  tag: 'EPL',
  when: insures('epli'),
  children: [linePage('/epli/employees', employees), linePage('/epli/employment-policies', employmentPolicies)],
}
