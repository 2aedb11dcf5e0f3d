import type { Effect } from '../../rating/rated-question.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { refers } from '../shared/answer-effects.ts'

/** “Não tenho certeza” is never read as Yes: a person checks it before the price is firm. */
export const notSure = (subject: string, value = 'Not sure'): Effect =>
  refers([value], `Você não tem certeza sobre ${subject}. Um subscritor confere com você antes do preço definitivo.`)

/** What the answer at `name` of a line's own pages does. */
export const answering =
  (line: string) =>
  (name: string, ...effects: readonly Effect[]): AnswerRule => ({
    code: name,
    answer: `details.${line}.${name}`,
    effects,
  })
