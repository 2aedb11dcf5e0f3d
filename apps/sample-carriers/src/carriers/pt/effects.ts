import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { refers } from '../shared/answer-effects.ts'

/** “Not sure” never counts as Yes: an underwriter checks it before the price is firm. */
export const unsure = (subject: string) =>
  refers(['Not sure'], `Não tinha a certeza sobre ${subject}. Um técnico confirma consigo antes de o preço ser firme.`)

/** The effects of an answer on a line's pages, such as `rc.away`. */
export const about = (path: string, ...effects: AnswerRule['effects']): AnswerRule => ({
  code: path.replaceAll('.', '_'),
  answer: `details.${path}`,
  effects,
})

/** A line that has no choice of limits or deductibles. */
export const oneChoice = [{ amount: 0, factor: 1 }] as const
