import type { GroupNode } from '@coverwright/core/flow/step'
import { insures } from '../insures.ts'

/** Errors and omissions, asked where professional liability is not. Source: seed 4.2. */
export const errorsAndOmissions: GroupNode = {
  kind: 'group',
  id: 'eo',
  label: 'section.eo',
  tag: 'E&O',
  when: insures('eo'),
  children: [],
}
