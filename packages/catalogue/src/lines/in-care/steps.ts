import type { GroupNode } from '@coverwright/core/model/step'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { all, any, has, not } from '@coverwright/core/rules/rule'
import { isDayCare } from '../day-care/steps.ts'
import { insures } from '../insures.ts'
import { peopleInCareQuestions } from './people-in-care.ts'

/** Whom the business looks after, for the liability lines; a day care is asked the same on pages of its own. */
export const peopleInCare: GroupNode = {
  kind: 'group',
  id: 'peopleInCare',
  label: 'section.peopleInCare',
  when: all(has('class_traits', 'in-care'), not(isDayCare), any(insures('gl'), insures('bop'))),
  children: dynamicSteps(peopleInCareQuestions),
}
