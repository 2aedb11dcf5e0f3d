import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { refers } from '../shared/answer-effects.ts'

/** “Not sure” is never read as Yes: a person checks it before the price is firm. */
export const unsure = (subject: string) =>
  refers(['Not sure'], `Não tinha a certeza sobre ${subject}. Um técnico confirma consigo antes de o preço ser firme.`)

/** What an answer on the pages of a line does: `rc.away` is that question's. */
export const about = (path: string, ...effects: AnswerRule['effects']): AnswerRule => ({
  code: path.replaceAll('.', '_'),
  answer: `details.${path}`,
  effects,
})

/** A line that has no choice of limits or deductibles. */
export const oneChoice = [{ amount: 0, factor: 1 }] as const
