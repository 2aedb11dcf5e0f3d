import type { GroupNode } from '@coverwright/core/flow/step'
import { insures } from '../insures.ts'

/** Management liability: what the company owns, owes and raises, before its directors are asked. Source: seed 4.3. */
export const managementLiability: GroupNode = {
  kind: 'group',
  id: 'ml',
  label: 'section.ml',
  when: insures('do'),
  children: [],
}
