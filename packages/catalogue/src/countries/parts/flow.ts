import type { Flow, GroupNode } from '@coverwright/core/flow/step'
import type { Carrier } from '../../carriers/carrier.ts'
import type { InsuranceType } from '../../lines/insurance-types.ts'
import { lineStateFacts } from '../../lines/line-state.ts'
import { recommendedAmong } from '../../recommendations/steps.ts'
import type { CountryOpening } from '../country.ts'

type Parts = {
  readonly opening: CountryOpening
  readonly types: readonly InsuranceType[]
  readonly carriers: readonly Carrier[]
  /** Claims first, then each line's section, in order. */
  readonly lines: readonly GroupNode[]
}

/**
 * The order of seed 4.2 with what a country sells: start, its lines, what is recommended, the lines once more for what
 * was taken up there, and the end.
 */
export function countryFlow({ opening, types, carriers, lines }: Parts): Flow {
  const isEnd = ({ id }: GroupNode) => id === 'final'
  return {
    id: 'main',
    nodes: [
      ...opening.nodes.filter((node) => !isEnd(node)),
      ...lines,
      recommendedAmong(types),
      ...lines,
      ...opening.nodes.filter(isEnd),
    ],
    aliases: [],
    baseFacts: [
      ...opening.baseFacts,
      'recommended_coverages',
      'primary_location',
      ...lineStateFacts,
      ...carriers.flatMap(({ id, lines: own }) => own.map(({ line }) => `appetite.${line}.${id}`)),
    ],
  }
}
