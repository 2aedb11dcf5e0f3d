import type { GroupNode } from '@coverwright/core/model/step'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { insures } from '../insures.ts'
import { coveragePage } from './coverage-page.ts'
import { dwellings } from './dwellings.ts'
import { rentalPages } from './rental-pages.ts'

/** Homes let to others: how they are run, then each of them, then how they are insured. */
export const residentialLandlords: GroupNode = {
  kind: 'group',
  id: 'landlord',
  label: 'section.landlord',
  tag: 'RL',
  when: insures('landlord'),
  children: dynamicSteps({
    id: 'landlord',
    label: 'step.landlord.label',
    pages: rentalPages,
    entities: [dwellings],
    closing: { id: 'landlord_coverage', label: 'step.landlord_coverage.label', pages: [coveragePage] },
    summary: true,
  }),
}
