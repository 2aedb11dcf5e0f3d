import { dynamicSteps } from '@coverwright/core/flow/dynamic-flow'
import type { GroupNode } from '@coverwright/core/flow/step'
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
