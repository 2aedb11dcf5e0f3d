import type { GroupNode } from '@coverwright/core/model/step'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { insures } from '../insures.ts'
import { cyberQuestions } from './cyber.ts'
import { cyberDomains, domainScan } from './domains.ts'

/** Cyber: the names the business has online, what a scan of them shows, then data, controls and payments. */
export const cyber: GroupNode = {
  kind: 'group',
  id: 'cl',
  label: 'section.cl',
  tag: 'CYB',
  when: insures('cl'),
  children: [...dynamicSteps(cyberDomains), domainScan, ...dynamicSteps(cyberQuestions)],
}
