import type { GroupNode } from '@coverwright/core/model/step'
import { dynamicSteps, entityStep } from '@coverwright/core/overlay/dynamic-flow'
import { carriersOf } from '../../carriers/carriers.ts'
import { carrierQuestions } from '../carrier-questions.ts'
import { insures } from '../insures.ts'
import { claims } from './claims.ts'
import { general } from './general.ts'

/** What every insurer of workers’ compensation asks; Back from the first of them leads here. Source: seed 4.3. */
export const generalWorkersCompensation: GroupNode = {
  kind: 'group',
  id: 'wc_general',
  label: 'section.wc_general',
  tag: 'WC',
  subject: 'people',
  when: insures('wc'),
  children: dynamicSteps(general),
}

/** Workers’ compensation: each insurer’s questions, then its claims. Source: seed 4.3. */
export const workersCompensation: GroupNode = {
  kind: 'group',
  id: 'wc',
  label: 'section.wc',
  tag: 'WC',
  when: insures('wc'),
  children: [...carriersOf('wc').flatMap((offeredLine) => carrierQuestions(offeredLine)), entityStep(claims)],
}
