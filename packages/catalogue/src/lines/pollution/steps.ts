import type { GroupNode } from '@coverwright/core/flow/step'
import { insures } from '../insures.ts'

/** Pollution: materials, tanks, waste and past trouble. */
export const pollution: GroupNode = {
  kind: 'group',
  id: 'pollution',
  label: 'section.pollution',
  tag: 'POL',
  when: insures('pollution'),
  children: [],
}
