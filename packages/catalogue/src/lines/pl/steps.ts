import type { GroupNode } from '@coverwright/core/model/step'
import { not } from '@coverwright/core/rules/rule'
import { carriersOf } from '../../carriers/carriers.ts'
import { carrierQuestions } from '../carrier-questions.ts'
import { insures } from '../insures.ts'
import { additionalInsureds } from './additional-insureds.ts'
import { isLawFirm } from './attorneys/law-firm.ts'
import { attorneySteps } from './attorneys/steps.ts'
import { generalSteps, medicalSteps } from './shared-steps.ts'

/** What every insurer asks of a trade that is not the law. */
const otherTrades: GroupNode = {
  kind: 'group',
  id: 'pl_other_trades',
  label: 'section.pl',
  when: not(isLawFirm),
  children: [...generalSteps, ...medicalSteps],
}

/**
 * Professional liability: what every insurer asks, each insurer's own questions, then who must be named on the policy.
 * Law firms have pages of their own, which decide what is left to ask. Source: seed 4.3.
 */
export const professionalLiability: GroupNode = {
  kind: 'group',
  id: 'pl',
  label: 'section.pl',
  tag: 'PL',
  when: insures('pl'),
  children: [
    ...attorneySteps,
    otherTrades,
    ...carriersOf('pl').flatMap((offered) => carrierQuestions(offered)),
    additionalInsureds,
  ],
}
