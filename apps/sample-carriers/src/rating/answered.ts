import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { type Answers, isBlank, readAnswer } from '@coverwright/core/answers/answers'
import type { Condition } from '@coverwright/core/model/question'
import { conditionRule } from '@coverwright/core/question-sets/question-field'
import type { View } from '@coverwright/core/rules/rule'
import type { Effect, EffectTest, RatedQuestion } from './rated-question.ts'

/** The effects of the answers, question by question; `answer` is where it is in the request. */
export type AnswerReading = {
  readonly effects: readonly { readonly question: string; readonly answer: string; readonly effect: Effect }[]
  /** Visible questions answered "Not sure", and required ones not answered. */
  readonly unsure: readonly RatedQuestion['question'][]
  readonly unanswered: readonly RatedQuestion['question'][]
}

const ownAnswer = (id: string) => `own.uw_questions[${id}]`

/** The request under the quote's paths, which conditions use. */
function viewOf(request: QuoteRequest, today: string): View {
  const { occupancy, square_feet, year_built, stories } = request.coverage
  const document: Answers = {
    ...request.details,
    ...request.business,
    coverage: request.coverage,
    primary_location: { occupancy, square_feet, year_built, stories },
    claims: request.claims,
    own: { uw_questions: request.uw_questions },
  }
  return { get: (path) => readAnswer(document, path), isOn: () => false, today }
}

/**
 * Conditions may read other question sets, which are not in the request. Only answers to visible questions are sent, so
 * an answer implies that its question was visible.
 */
const isOwn = ({ holder }: Condition) => holder === 'question' || holder === 'quote'

const amountOf = (answer: unknown): number | undefined => {
  if (Array.isArray(answer)) return answer.length
  return typeof answer === 'number' ? answer : undefined
}

function isOneOf(answer: unknown, values: readonly string[]): boolean {
  const answers: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  return answers.some((each) => values.some((value) => String(each).toLowerCase() === value.toLowerCase()))
}

export function holds({ is, more_than, less_than }: EffectTest, answer: unknown): boolean {
  if (isBlank(answer)) return false
  if (is && !isOneOf(answer, is)) return false
  const amount = amountOf(answer)
  if (more_than !== undefined && !(amount !== undefined && amount > more_than)) return false
  return less_than === undefined || (amount !== undefined && amount < less_than)
}

/** Reads the answers to the questions that are visible for this request and ignores all others. */
export function readAnswers(questions: readonly RatedQuestion[], request: QuoteRequest, today: string): AnswerReading {
  const view = viewOf(request, today)
  const visible = questions.filter(({ question }) =>
    (question.conditions ?? []).every((condition) =>
      isOwn(condition)
        ? conditionRule(condition, ownAnswer).test(view) === true
        : !isBlank(view.get(ownAnswer(question.id))),
    ),
  )
  const answers = visible.map((ratedQuestion) => ({
    ...ratedQuestion,
    answer: view.get(ownAnswer(ratedQuestion.question.id)),
  }))
  return {
    effects: answers.flatMap(({ question, effects = [], answer }) =>
      effects
        .filter(({ when }) => holds(when, answer))
        .map((effect) => ({
          ...{ question: question.id, answer: `uw_questions.${question.id}` },
          effect,
        })),
    ),
    unsure: answers.filter(({ answer }) => answer === 'Not sure').map(({ question }) => question),
    unanswered: answers
      .filter(({ question, answer }) => !question.optional && isBlank(answer))
      .map(({ question }) => question),
  }
}
