import type { GroupNode } from '@coverwright/core/flow/step'
import { insures } from '../insures.ts'

/** Fiduciary: plans, participants and money. Source: seed 4.3. */
export const fiduciary: GroupNode = {
  kind: 'group',
  id: 'fid',
  label: 'section.fid',
  tag: 'FID',
  when: insures('fid'),
  children: [],
}
