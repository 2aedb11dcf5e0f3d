import type { PageStep } from '@coverwright/core/model/step'
import { yes } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { linePage, openedBy } from '../../line-page.ts'

const providesServices = 'pl.aig.provided_services_ineligible_aops'

/** The firm did legal work in the past five years that the attorneys' insurer does not insure. Source: seed 4.3. */
export const didIneligibleWork = yes(providesServices)

/** A Yes leaves out the pages on areas of practice: other insurers ask in their own way. Source: seed 4.3, F16. */
export const ineligibleAreas: PageStep = linePage('/pl/a/ineligible-aops', [
  field(providesServices, 'yes_no', { hint: true, why: true }),
  field('pl.aig.ineligible_areas_of_practice', 'multi_select', {
    hint: true,
    ...openedBy(providesServices, didIneligibleWork),
    options: [
      'securities',
      'class_actions',
      'patents',
      'entertainers',
      'tax_shelters',
      'oil_and_gas_titles',
      'foreign_law',
      'crypto',
      'large_mergers',
    ],
  }),
])
