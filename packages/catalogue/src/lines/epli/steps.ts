import type { GroupNode } from '@coverwright/core/flow/step'
import { insures } from '../insures.ts'

/** Employment practices. Source: seed 4.3. */
export const employmentPractices: GroupNode = {
  kind: 'group',
  id: 'epli',
  label: 'section.epli',
  tag: 'EPL',
  when: insures('epli'),
  children: [],
}
