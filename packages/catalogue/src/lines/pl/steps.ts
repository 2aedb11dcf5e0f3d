import type { GroupNode } from '@coverwright/core/model/step'
import { carriersOf } from '../../carriers/carriers.ts'
import { carrierQuestions } from '../carrier-questions.ts'
import { insures } from '../insures.ts'
import { additionalInsureds } from './additional-insureds.ts'
import { attorneySteps } from './attorneys/steps.ts'

/**
 * Professional liability: the pages of law firms, each insurer's questions, then who must be named on the policy.
 * Source: seed 4.3.
 */
export const professionalLiability: GroupNode = {
  kind: 'group',
  id: 'pl',
  label: 'section.pl',
  tag: 'PL',
  when: insures('pl'),
  children: [
    ...attorneySteps,
    ...carriersOf('pl').flatMap((offeredLine) => carrierQuestions(offeredLine)),
    additionalInsureds,
  ],
}
