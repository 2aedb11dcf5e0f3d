import type { GroupNode } from '@coverwright/core/model/step'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { insures } from '../insures.ts'
import { drivers } from './drivers.ts'
import { autoPages } from './use.ts'
import { vehicles } from './vehicles.ts'

/** Commercial auto: how vehicles are used, then each of them, then who drives. Source: seed 2.5, section 3. */
export const commercialAuto: GroupNode = {
  kind: 'group',
  id: 'ca',
  label: 'section.ca',
  tag: 'CA',
  when: insures('ca'),
  children: dynamicSteps({
    id: 'ca',
    label: 'step.ca.label',
    pages: autoPages,
    entities: [vehicles, drivers],
    summary: true,
  }),
}
