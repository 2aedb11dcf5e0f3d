import type { GroupNode } from '@coverwright/core/model/step'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { all, not } from '@coverwright/core/rules/rule'
import { insures } from '../insures.ts'
import { additionalInsureds } from '../pl/additional-insureds.ts'
import { serviceMistakes } from './services.ts'

/**
 * Errors and omissions, visited where professional liability is not: its pages then serve both. Source: seed 4.2.
 */
export const errorsAndOmissions: GroupNode = {
  kind: 'group',
  id: 'eo',
  label: 'section.eo',
  tag: 'E&O',
  when: all(insures('eo'), not(insures('pl'))),
  children: [...dynamicSteps(serviceMistakes), additionalInsureds],
}
