import type { FlowNode } from '@coverwright/core/model/step'
import { not } from '@coverwright/core/rules/rule'
import { attorneys } from './attorneys.ts'
import { didIneligibleWork, ineligibleAreas } from './ineligible.ts'
import { isLawFirm } from './law-firm.ts'
import { outsourcedAttorneys } from './outsourced.ts'
import { practiceAreas } from './practice-areas.ts'
import { priorCoverage } from './prior-coverage.ts'
import { practiceAreaSupplements } from './supplements.ts'

/**
 * What a law firm is asked, in the seed's order (4.3). Only this place limits the steps to law firms, since renewals
 * use them too.
 */
export const attorneySteps: readonly FlowNode[] = [
  {
    kind: 'group',
    id: 'pl_attorneys',
    label: 'section.pl',
    when: isLawFirm,
    children: [
      priorCoverage,
      attorneys,
      outsourcedAttorneys,
      ineligibleAreas,
      {
        kind: 'group',
        id: 'pl_practice_areas',
        label: 'section.pl',
        when: not(didIneligibleWork),
        children: [practiceAreas, practiceAreaSupplements],
      },
    ],
  },
]
