import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { rates } from '../shared/answer-effects.ts'

/** The effects of an answer on a line's pages, such as `gb_pl.away`. */
export const about = (path: string, ...effects: AnswerRule['effects']): AnswerRule => ({
  code: path.replaceAll('.', '_'),
  answer: `details.${path}`,
  effects,
})

/** A line that is part of one of the packages picked costs less. */
export const inPackage = (...packages: readonly string[]): AnswerRule => ({
  code: 'package',
  answer: 'details.aon_uk_metadata.packages_selected',
  effects: [rates(packages, 0.92, 'You bought this as part of a package, so it costs 8% less.')],
})

/** A line that has no choice of limits or excesses. */
export const oneChoice = [{ amount: 0, factor: 1 }] as const

/** Insurance Premium Tax at the standard rate, which every price here includes. */
export const withTax = 1.12
