import type { GroupNode } from '@coverwright/core/model/step'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { all, any, has, is, not } from '@coverwright/core/rules/rule'
import { insures } from '../insures.ts'
import { peopleInCareQuestions } from './people-in-care.ts'

/** Whom the business looks after, for the liability lines; a day care is asked the same on pages of its own. */
export const peopleInCare: GroupNode = {
  kind: 'group',
  id: 'peopleInCare',
  label: 'section.peopleInCare',
  when: all(has('class_traits', 'in-care'), not(is('naics6', '624410')), any(insures('gl'), insures('bop'))),
  children: dynamicSteps(peopleInCareQuestions),
}
