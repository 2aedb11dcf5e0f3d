import type { ClearingEffect } from '@coverwright/core/flow/save-step'
import { carriers } from '../carriers/carriers.ts'

/** Every insurer's answers, wherever an insurer has questions. */
const insurersQuestions = carriers.flatMap(({ id, lines }) => lines.map(({ line }) => `${line}.${id}`))

const building = ['building_value', 'year_built', 'stories', 'construction', 'protection'].map(
  (name) => `coverage.${name}`,
)

/**
 * What a changed answer takes with it. Everything else is kept: a question that no longer applies is only left out.
 * Source: seed 4.7.
 */
export const clearingEffects: readonly ClearingEffect[] = [
  {
    whenChanged: 'class_code_ref',
    onSteps: ['home', 'industry-detail'],
    clears: ['sub_class_code_ref', ...building, ...insurersQuestions],
  },
]
