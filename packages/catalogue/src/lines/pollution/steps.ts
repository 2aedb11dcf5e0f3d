import type { GroupNode } from '@coverwright/core/model/step'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { insures } from '../insures.ts'
import { pollutionQuestions } from './pollution.ts'

/** Pollution: materials, tanks, waste and past trouble. */
export const pollution: GroupNode = {
  kind: 'group',
  id: 'pollution',
  label: 'section.pollution',
  tag: 'POL',
  when: insures('pollution'),
  children: dynamicSteps(pollutionQuestions),
}
