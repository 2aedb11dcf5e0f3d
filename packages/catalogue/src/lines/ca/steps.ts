import type { GroupNode } from '@coverwright/core/flow/step'
import { insures } from '../insures.ts'

/** Commercial auto: vehicles, drivers and how they are used. */
export const commercialAuto: GroupNode = {
  kind: 'group',
  id: 'ca',
  label: 'section.ca',
  tag: 'CA',
  when: insures('ca'),
  children: [],
}
