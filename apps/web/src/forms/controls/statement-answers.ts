import { type AnswerPath, isBlank } from '@coverwright/core/answers/answers'
import type { Statement } from '@coverwright/core/model/field'
import type { Translate } from '@coverwright/core/text/text'
import type { FieldProblem } from '@coverwright/core/validation/check-field'
import { refusalText } from '@coverwright/core/validation/refusal-text'

/** What says that no statement holds. A safeguard that is missing must be said to be missing. */
export const noneOf = {
  exposure: 'ui.statements.none',
  safeguard: 'ui.statements.noneInPlace',
  wish: 'ui.statements.none',
} as const

/** Why a list of statements is refused: where it is not answered, what to tick. */
export const statementRefusal = (problem: FieldProblem, kind: Statement['kind'], t: Translate): string =>
  problem.missing ? t('ui.statements.missing', { none: t(noneOf[kind]) }) : refusalText(problem, t)

/** The answers of a list of statements, by path; null for none. */
export type StatementAnswers = Readonly<Record<AnswerPath, unknown>>

/** What the check boxes of the list show. */
export type Ticks = {
  readonly isTrue: (path: AnswerPath) => boolean
  /** "None of these". */
  readonly none: boolean
  /** "Not sure": about those that are not ticked. */
  readonly unsure: boolean
  /** Those that have no answer while others have one: they were not asked yet when the list was answered. */
  readonly open: readonly AnswerPath[]
}

export function ticksOf(answers: StatementAnswers): Ticks {
  const values = Object.values(answers)
  const open = Object.keys(answers).filter((path) => isBlank(answers[path]))
  return {
    isTrue: (path) => answers[path] === 'Yes',
    none: values.length > 0 && values.every((answer) => answer === 'No'),
    unsure: values.includes('Not sure'),
    open: open.length < values.length ? open : [],
  }
}

/**
 * The answers after one statement is ticked or cleared. The first tick answers the others No; later ones leave the
 * others unchanged, answered or open. Without any tick nothing is answered, since nobody has said No.
 */
export function withTick(answers: StatementAnswers, path: AnswerPath, on: boolean): StatementAnswers {
  const { isTrue, unsure, open } = ticksOf(answers)
  const isLeft = on || Object.keys(answers).some((each) => each !== path && isTrue(each))
  if (!isLeft && !unsure) return answersOf(answers, () => false, undefined)
  const rest = unsure ? 'Not sure' : 'No'
  const others = open.length > 0 ? null : rest
  const answerOf = (each: AnswerPath) => (each === path ? (on ? 'Yes' : rest) : (answers[each] ?? others))
  return Object.fromEntries(Object.keys(answers).map((each) => [each, answerOf(each)]))
}

/** The answers after those that are open are answered No; the others stay. */
export const withoutOpen = (answers: StatementAnswers): StatementAnswers =>
  Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path, isBlank(answer) ? 'No' : answer]))

/** The answers after "None of these" is ticked or cleared. */
export const withNone = (answers: StatementAnswers, on: boolean): StatementAnswers =>
  answersOf(answers, () => false, on ? 'No' : undefined)

/** The answers after "Not sure" is ticked or cleared: it stands for every statement without a tick. */
export const withUnsure = (answers: StatementAnswers, on: boolean): StatementAnswers =>
  answersOf(answers, ticksOf(answers).isTrue, on ? 'Not sure' : undefined)

/** @param rest the answer of the others: No if there is a tick, and none otherwise */
function answersOf(
  answers: StatementAnswers,
  isTrue: (path: AnswerPath) => boolean,
  rest: 'No' | 'Not sure' | undefined,
): StatementAnswers {
  const paths = Object.keys(answers)
  const otherwise = rest ?? (paths.some(isTrue) ? 'No' : null)
  return Object.fromEntries(paths.map((path) => [path, isTrue(path) ? 'Yes' : otherwise]))
}
