import type { AnswerRule, OptionalCover } from '../../../rating/sample-carrier.ts'
import { answerRule, rates, refers } from '../../shared/answer-effects.ts'

/** Owners insure the building too; a business with neither lease nor deed is referred. */
export const ownBuilding: AnswerRule = answerRule(
  'occupancy',
  'details.mrp.occupancy',
  rates(['owner'], 1.3, 'Le bâtiment est assuré aussi : le prix augmente.'),
  rates(['co_owner'], 1.08, 'Votre part de la copropriété est assurée aussi : le prix augmente un peu.'),
  refers(['other'], 'Un souscripteur demande à quel titre vous occupez le local.'),
)

/** Income is insured for more than a year. */
export const longClosure: AnswerRule = answerRule(
  'interruption',
  'details.mrp.interruption',
  rates(['12'], 1.02, 'Une indemnité d’un an augmente un peu le prix.'),
  rates(['18', '24'], 1.07, 'Une indemnité de plus d’un an augmente un peu le prix.'),
)

export const glass: OptionalCover = {
  code: 'glass',
  label: 'Vitrines et enseignes',
  answer: 'details.mrp.glass',
  offered: 'whole',
  factor: 1.05,
}
