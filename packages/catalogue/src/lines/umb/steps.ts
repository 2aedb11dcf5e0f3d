import type { GroupNode } from '@coverwright/core/model/step'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { insures } from '../insures.ts'
import { umbrellaPages } from './exposures.ts'
import { underlying } from './underlying.ts'

/** Umbrella: what could outgrow the other policies, then the policies below it. */
export const umbrella: GroupNode = {
  kind: 'group',
  id: 'umb',
  label: 'section.umb',
  tag: 'UMB',
  when: insures('umb'),
  children: dynamicSteps({
    id: 'umbrella',
    label: 'step.umbrella.label',
    pages: umbrellaPages,
    entities: [underlying],
  }),
}
