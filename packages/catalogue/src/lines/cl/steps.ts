import type { GroupNode } from '@coverwright/core/flow/step'
import { insures } from '../insures.ts'

/** Cyber: data, controls and payments. */
export const cyber: GroupNode = {
  kind: 'group',
  id: 'cl',
  label: 'section.cl',
  tag: 'CYB',
  when: insures('cl'),
  children: [],
}
