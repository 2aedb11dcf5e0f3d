import type { Effect } from '../../rating/rated-question.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { refers } from '../shared/answer-effects.ts'

/** “Não tenho certeza” never counts as Yes: an underwriter checks it before the price is firm. */
export const notSure = (subject: string, value = 'Not sure'): Effect =>
  refers([value], `Você não tem certeza sobre ${subject}. Um subscritor confere com você antes do preço definitivo.`)

/** The effects of the answer at `name` on a line's pages. */
export const answering =
  (line: string) =>
  (name: string, ...effects: readonly Effect[]): AnswerRule => ({
    code: name,
    answer: `details.${line}.${name}`,
    effects,
  })
