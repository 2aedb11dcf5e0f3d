import type { GroupNode } from '@coverwright/core/flow/step'
import { insures } from '../insures.ts'

/** Directors and officers. Source: seed 4.3. */
export const directorsAndOfficers: GroupNode = {
  kind: 'group',
  id: 'do',
  label: 'section.do',
  tag: 'D&O',
  when: insures('do'),
  children: [],
}
