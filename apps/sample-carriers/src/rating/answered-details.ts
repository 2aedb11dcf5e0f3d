import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { answersAt } from './amounts.ts'
import type { AnswerReading } from './answered.ts'
import { holds } from './answered.ts'
import { appliesTo } from './applies.ts'
import type { AnswerRule } from './sample-carrier.ts'

/** The effects of the answers to the line's pages, each once. */
export const readDetails = (rules: readonly AnswerRule[], request: QuoteRequest): AnswerReading['effects'] =>
  rules
    .filter(({ applies }) => appliesTo(applies, { class: request.class, state: request.business.state }))
    .flatMap(({ code, answer, effects }) => {
      const answers = answersAt(request, answer)
      return effects
        .filter(({ when }) => answers.some((each) => holds(when, each)))
        .map((effect) => ({ question: code, answer, effect }))
    })
