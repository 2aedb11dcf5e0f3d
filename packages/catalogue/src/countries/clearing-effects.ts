import type { ClearingEffect } from '@coverwright/core/saving/clearing'
import { addedPropertyPath } from '../application/added-coverage.ts'
import type { Country } from './country.ts'

/**
 * Paths of the answers to carriers' own questions, but not of other answers under a carrier's name (additional
 * insureds); those for workers' compensation are cleared with the line.
 */
const insurersQuestions = ({ carriers }: Pick<Country, 'carriers'>) =>
  carriers
    .flatMap(({ id, lines }) => lines.map(({ line }) => `${line}.${id}.uw_questions`))
    .filter((path) => !path.startsWith('wc.'))

/**
 * The answers that a changed answer clears. All others are kept: a question that no longer applies is simply not sent.
 * Source: seed 4.7.
 */
export const clearingEffects = (country: Pick<Country, 'carriers' | 'types'>): readonly ClearingEffect[] => [
  {
    whenChanged: 'insurance_types',
    whenRemoved: country.types.find(({ line }) => line === 'do')?.uuid ?? '',
    clears: ['directors_and_officers'],
  },
  {
    whenChanged: 'class_code_ref',
    onSteps: ['home', 'other-info'],
    clears: [
      'sub_class_code_ref',
      'locations[].buildings',
      addedPropertyPath,
      'wc',
      'cdcs',
      'in_care',
      ...insurersQuestions(country),
    ],
  },
  { whenChanged: 'sub_class_code_ref', clears: ['cdcs'] },
]
