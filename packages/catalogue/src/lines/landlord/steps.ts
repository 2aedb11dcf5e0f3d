import type { GroupNode } from '@coverwright/core/flow/step'
import { insures } from '../insures.ts'

/** Homes let to others. */
export const residentialLandlords: GroupNode = {
  kind: 'group',
  id: 'landlord',
  label: 'section.landlord',
  tag: 'RL',
  when: insures('landlord'),
  children: [],
}
