import type { GroupNode } from '@coverwright/core/flow/step'
import { insures } from '../insures.ts'

/** Product liability: what is made or sold, and for whom. */
export const productLiability: GroupNode = {
  kind: 'group',
  id: 'product',
  label: 'section.product',
  tag: 'PRD',
  when: insures('product'),
  children: [],
}
