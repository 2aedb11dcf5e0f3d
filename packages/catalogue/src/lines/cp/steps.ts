import type { GroupNode } from '@coverwright/core/model/step'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { insures } from '../insures.ts'
import { propertyPages } from './property-pages.ts'

/** Commercial property: what fire, water and theft could destroy. The buildings themselves are with the locations. */
export const commercialProperty: GroupNode = {
  kind: 'group',
  id: 'cp',
  label: 'section.cp',
  tag: 'CP',
  when: insures('cp'),
  children: dynamicSteps({ id: 'cp', label: 'step.cp.label', pages: propertyPages }),
}
