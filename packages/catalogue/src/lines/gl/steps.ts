import type { GroupNode } from '@coverwright/core/model/step'
import { carriersOf } from '../../carriers/carriers.ts'
import { carrierQuestions } from '../carrier-questions.ts'
import { insures } from '../insures.ts'

/** General liability: each insurer's question pages. Source: seed 4.3. */
export const generalLiability: GroupNode = {
  kind: 'group',
  id: 'gl',
  label: 'section.gl',
  tag: 'GL',
  when: insures('gl'),
  children: carriersOf('gl').flatMap((offeredLine) => carrierQuestions(offeredLine)),
}
