import type { GroupNode } from '@coverwright/core/flow/step'
import { insures } from '../insures.ts'

/** Umbrella: what it stands on top of. */
export const umbrella: GroupNode = {
  kind: 'group',
  id: 'umb',
  label: 'section.umb',
  tag: 'UMB',
  when: insures('umb'),
  children: [],
}
