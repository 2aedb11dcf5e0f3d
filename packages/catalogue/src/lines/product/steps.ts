import { dynamicSteps } from '@coverwright/core/flow/dynamic-flow'
import type { GroupNode } from '@coverwright/core/flow/step'
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
