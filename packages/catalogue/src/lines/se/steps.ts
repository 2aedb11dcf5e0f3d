import type { GroupNode } from '@coverwright/core/model/step'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { insures } from '../insures.ts'
import { eventQuestions } from './event.ts'

/** One event: what, where, when and how many. */
export const specialEvents: GroupNode = {
  kind: 'group',
  id: 'se',
  label: 'section.se',
  tag: 'SE',
  when: insures('se'),
  children: dynamicSteps(eventQuestions),
}
