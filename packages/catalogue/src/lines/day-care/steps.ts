import type { GroupNode } from '@coverwright/core/model/step'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { all, any, is } from '@coverwright/core/rules/rule'
import { insures } from '../insures.ts'
import { dayCareQuestions } from './care.ts'

/** Child day care is asked about those in its care on pages of its own. */
export const isDayCare = is('naics6', '624410')

/** More questions about child day care, for each line that insures it. Source: seed 4.2, section 9. */
export const childDayCare: GroupNode = {
  kind: 'group',
  id: 'childDayCare',
  label: 'section.childDayCare',
  when: all(isDayCare, any(insures('gl'), insures('bop'))),
  children: dynamicSteps(dayCareQuestions),
}
