import type { GroupNode } from '@coverwright/core/flow/step'
import { carriersOf } from '../../carriers/carriers.ts'
import { carrierQuestions } from '../carrier-questions.ts'
import { insures } from '../insures.ts'

/** Professional liability. Source: seed 4.3. */
export const professionalLiability: GroupNode = {
  kind: 'group',
  id: 'pl',
  label: 'section.pl',
  tag: 'PL',
  when: insures('pl'),
  children: carriersOf('pl').flatMap((offered) => carrierQuestions(offered)),
}
