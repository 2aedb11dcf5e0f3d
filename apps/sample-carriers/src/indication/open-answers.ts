import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { IndicationRequest } from '@coverwright/contract/carrier-contract/indications'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { answersAt } from '../rating/amounts.ts'
import { appliesTo } from '../rating/applies.ts'
import { questionsFor } from '../rating/question-set.ts'
import type { Effect, RatedQuestion } from '../rating/rated-question.ts'
import type { SampleLine } from '../rating/sample-carrier.ts'

type Open = { readonly name: string; readonly factors: readonly number[] }

const factorsOf = (effects: readonly Effect[] = []): readonly number[] =>
  effects.flatMap((effect) => (effect.outcome === 'rate' ? [effect.factor] : []))

const product = (factors: readonly number[]): number => factors.reduce((all, each) => all * each, 1)

/** An unanswered question that depends on an answered one is not asked. */
const mayCome = ({ question }: RatedQuestion, answeredIds: ReadonlySet<string>): boolean =>
  !question.conditions?.some(({ holder, subject }) => holder === 'question' && answeredIds.has(subject))

/**
 * The open answers that affect the price: their names, and their
 * largest combined effect. Nothing is open once everything is answered.
 * @param openRequest the request with the insurer's own measures, which count as answered
 */
export function openAnswers(
  line: SampleLine,
  indicationRequest: IndicationRequest,
  openRequest: QuoteRequest,
  today: CalendarDate,
): { readonly names: ReadonlySet<string>; readonly low: number; readonly high: number } {
  if (indicationRequest.complete) return { names: new Set(), low: 1, high: 1 }
  const exposure = { class: indicationRequest.class, state: indicationRequest.business.state }
  const answeredIds = new Set(indicationRequest.uw_questions.map(({ id }) => id))
  const request: QuoteRequest = {
    ...openRequest,
    details: { ...indicationRequest.details, rated: openRequest.details.rated },
  }
  const open: readonly Open[] = [
    ...questionsFor(line, exposure, indicationRequest.coverage.effective_date ?? today)
      .filter((each) => !answeredIds.has(each.question.id) && mayCome(each, answeredIds))
      .map(({ question, effects }) => ({ name: question.id, factors: factorsOf(effects) })),
    ...(line.answers ?? [])
      .filter(({ applies, answer }) => appliesTo(applies, exposure) && answersAt(request, answer).length === 0)
      .map(({ code, effects }) => ({ name: code, factors: factorsOf(effects) })),
    ...(line.optionalCovers ?? [])
      .filter(({ answer, offered }) => offered !== 'none' && answersAt(request, answer).length === 0)
      .map(({ code, factor }) => ({ name: code, factors: factor === undefined ? [] : [factor] })),
  ]
  const factors = open.flatMap((each) => each.factors)
  return {
    names: new Set(open.map(({ name }) => name)),
    low: product(factors.filter((factor) => factor < 1)),
    high: product(factors.filter((factor) => factor > 1)),
  }
}
