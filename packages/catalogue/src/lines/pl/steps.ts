import type { GroupNode } from '@coverwright/core/flow/step'
import { carriersOf } from '../../carriers/carriers.ts'
import { carrierQuestions } from '../carrier-questions.ts'
import { insures } from '../insures.ts'
import { additionalInsureds } from './additional-insureds.ts'
import { generalSteps, medicalSteps } from './shared-steps.ts'

/**
 * Professional liability: what every insurer asks, each insurer's own questions, then who must be named on the policy.
 * Attorneys' pages, which decide what is left to ask, stand before all of these. Source: seed 4.3.
 */
export const professionalLiability: GroupNode = {
  kind: 'group',
  id: 'pl',
  label: 'section.pl',
  tag: 'PL',
  when: insures('pl'),
  children: [
    ...generalSteps,
    ...medicalSteps,
    ...carriersOf('pl').flatMap((offered) => carrierQuestions(offered)),
    additionalInsureds,
  ],
}
