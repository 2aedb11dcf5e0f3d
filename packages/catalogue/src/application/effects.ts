import type { ClearingEffect } from '@coverwright/core/flow/save-step'
import type { Carrier } from '../carriers/carrier.ts'
import { insuranceTypeOf } from '../lines/insurance-types.ts'
import { addedPropertyPath } from './added-coverage.ts'

/**
 * The answers to every insurer's own questions, not what else stands under its name (additional insureds); those for
 * workers' compensation go with the line's own.
 */
const insurersQuestions = (carriers: readonly Carrier[]) =>
  carriers
    .flatMap(({ id, lines }) => lines.map(({ line }) => `${line}.${id}.uw_questions`))
    .filter((path) => !path.startsWith('wc.'))

/**
 * What a changed answer takes with it where these insurers are asked. Everything else is kept: a question that no longer
 * applies is only left out. Source: seed 4.7.
 */
export const clearingEffects = (carriers: readonly Carrier[]): readonly ClearingEffect[] => [
  {
    whenChanged: 'insurance_types',
    whenRemoved: insuranceTypeOf('do')?.uuid ?? '',
    clears: ['directors_and_officers'],
  },
  {
    whenChanged: 'class_code_ref',
    onSteps: ['home', 'industry-detail'],
    clears: [
      'sub_class_code_ref',
      'locations[].buildings',
      addedPropertyPath,
      'wc',
      'cdcs',
      ...insurersQuestions(carriers),
    ],
  },
  { whenChanged: 'sub_class_code_ref', clears: ['cdcs'] },
]
