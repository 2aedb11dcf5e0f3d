import type { GroupNode } from '@coverwright/core/model/step'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { insures } from '../insures.ts'
import { productQuestions } from './product.ts'

/** Product liability: what is made or sold, and for whom. */
export const productLiability: GroupNode = {
  kind: 'group',
  id: 'product',
  label: 'section.product',
  tag: 'PRD',
  when: insures('product'),
  children: dynamicSteps(productQuestions),
}
