import { isRecord } from '@coverwright/core/answers/answers'
import type { GroupNode } from '@coverwright/core/flow/step'
import type { Form } from '@coverwright/core/forms/field'
import { field } from '../field.ts'
import { insuranceTypes } from '../lines/insurance-types.ts'
import { recommendationPath } from '../lines/insures.ts'

/** One recommendation's page: take it up, or not now. Both are kept, since a refused coverage is evidence. */
function choice(entry: unknown): Form {
  const { line, upsell } = isRecord(entry) ? entry : {}
  if (typeof line !== 'string') return { fields: [] }
  const options = upsell === true ? ['get_recommended', 'get_both', 'not_now'] : ['interested', 'not_now']
  return { fields: [field(recommendationPath(line), 'select', { options }, 'recommendation_choice')] }
}

/** What goes well with the insurance picked, one page each. Source: seed 2.2, 4.3; F14. */
export const recommendedCoverage: GroupNode = {
  kind: 'group',
  id: 'recommendations',
  label: 'section.recommendations',
  children: [
    {
      kind: 'paged',
      id: 'recommendations',
      label: 'step.recommendations.label',
      base: '/recommendations',
      tail: '/show',
      source: {
        each: 'recommended_coverages',
        form: choice,
        owns: insuranceTypes.map(({ line }) => recommendationPath(line)),
      },
    },
  ],
}
