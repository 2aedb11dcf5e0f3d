import type { GroupNode } from '@coverwright/core/flow/step'
import { insures } from '../insures.ts'

/** Commercial property: what fire, water and theft could take. */
export const commercialProperty: GroupNode = {
  kind: 'group',
  id: 'cp',
  label: 'section.cp',
  tag: 'CP',
  when: insures('cp'),
  children: [],
}
