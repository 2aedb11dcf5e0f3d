import type { FlowNode, GroupNode } from '@coverwright/core/model/step'
import type { Rule } from '@coverwright/core/rules/rule'
import { any, yes } from '@coverwright/core/rules/rule'
import { attorneys } from '../../lines/pl/attorneys/attorneys.ts'
import { officeFields } from '../../lines/pl/attorneys/offices.ts'
import { outsourcedAttorneys } from '../../lines/pl/attorneys/outsourced.ts'
import { practiceAreas } from '../../lines/pl/attorneys/practice-areas.ts'
import { practiceAreaSupplements } from '../../lines/pl/attorneys/supplements.ts'
import { locationGroup } from '../location.ts'
import { hasNoAreasOnFile } from './renewal-info.ts'

/** The areas are asked for: their shares changed, or there are none on file. */
export const asksAreas: Rule = any(yes('practice_areas_changed'), hasNoAreasOnFile)

const part = (name: string, when: Rule, children: readonly FlowNode[]): GroupNode => ({
  kind: 'group',
  id: `renewal_${name}`,
  label: `section.renewal_${name}`,
  tag: 'PL',
  when,
  children,
})

/** Only the parts that changed, on the same pages as in the application. Source: seed 2.6, X5. */
export const changedParts: readonly GroupNode[] = [
  locationGroup(officeFields),
  part('attorneys', yes('attorneys_changed'), [attorneys]),
  part('of_counsel', yes('of_counsel_changed'), [outsourcedAttorneys]),
  part('practice_areas', asksAreas, [practiceAreas, practiceAreaSupplements]),
]
