import type { Flow, GroupNode } from '@coverwright/core/model/step'
import { final } from '../../application/final.ts'
import { insurance as usualInsurance } from '../../application/insurance.ts'
import type { Carrier } from '../../carriers/carrier.ts'
import type { InsuranceType } from '../../lines/insurance-types.ts'
import { lineStateFacts } from '../../lines/line-state.ts'
import { recommendedAmong } from '../../recommendations/steps.ts'

type Parts = {
  readonly start: GroupNode
  /** How insurance is picked, where a country asks more than others. */
  readonly insurance?: GroupNode
  readonly types: readonly InsuranceType[]
  readonly carriers: readonly Carrier[]
  /** Claims first, then each line's section, in order. */
  readonly lines: readonly GroupNode[]
}

/**
 * The order of seed 4.2 with what a country sells: start, its lines, the recommendations, the lines again for those
 * added there, and the end.
 */
export function countryFlow({ start, insurance = usualInsurance, types, carriers, lines }: Parts): Flow {
  return {
    id: 'main',
    nodes: [start, insurance, ...lines, recommendedAmong(types), ...lines, final],
    aliases: [],
    baseFacts: [
      'state',
      'naics6',
      'class_traits',
      'sub_class_codes',
      'recommended_coverages',
      'primary_location',
      'expiring_on',
      ...lineStateFacts,
      ...carriers.flatMap(({ id, lines: own }) => own.map(({ line }) => `appetite.${line}.${id}`)),
    ],
  }
}
