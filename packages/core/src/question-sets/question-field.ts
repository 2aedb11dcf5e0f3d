import type { AnswerPath } from '../answers/answers.ts'
import type { Field, Statement } from '../model/field.ts'
import type { Condition, Question, QuestionStatement, SetKey } from '../model/question.ts'
import { holdsOneOf, isOneOf } from '../rules/one-of.ts'
import type { Rule } from '../rules/rule.ts'
import { about, all } from '../rules/rule.ts'

export const questionPath = (set: SetKey, id: string): AnswerPath => `${set}.uw_questions[${id}]`

/** The set of an insurer's question, by the path of its answer. */
export const setOf = (path: AnswerPath): SetKey | undefined => /^(?<set>.+)\.uw_questions\[/.exec(path)?.groups?.set

const subjectPath = ({ holder, subject }: Condition, pathOf: (id: string) => AnswerPath): AnswerPath => {
  if (holder === 'question') return pathOf(subject)
  return holder === 'quote' ? subject : questionPath(holder, subject)
}

/** A condition as a rule. No condition holds for an unanswered subject, not even `is_not`. */
export function conditionRule(condition: Condition, pathOf: (id: string) => AnswerPath = (id) => id): Rule {
  const path = subjectPath(condition, pathOf)
  const { or, test = 'is' } = condition
  const matches = isOrHolds(or)
  if (test === 'is') return about(path, 'is or holds', matches, or)
  if (test === 'is_not') {
    return about(path, 'is answered and neither is nor holds', (answer) => answer !== undefined && !matches(answer), or)
  }
  const limit = Number(or[0])
  return about(path, `${test} ${limit}`, (subject) => {
    const answer = Array.isArray(subject) ? subject.length : subject
    return typeof answer === 'number' && (test === 'more_than' ? answer > limit : answer < limit)
  })
}

function isOrHolds(or: readonly string[]): (answer: unknown) => boolean {
  const is = isOneOf(or)
  const holds = holdsOneOf(or)
  return (answer) => (Array.isArray(answer) ? holds(answer) : is(answer))
}

const words = (text: string) => ({ words: text })

/** A carrier's question as a field of our forms; its conditions become one rule. */
export function questionField(set: SetKey, question: Question): Field {
  return fieldOf(question, (id) => questionPath(set, id))
}

const statementOf = ({ kind = 'exposure', list, words: own }: QuestionStatement): Statement => ({
  kind,
  list: words(list),
  words: words(own),
})

/** @param pathOf the paths of the question's own answer and of those it depends on */
export function fieldOf(question: Question, pathOf: (id: string) => AnswerPath): Field {
  const { conditions = [] } = question
  const parent = conditions.find((condition) => condition.holder === 'question')
  return {
    path: pathOf(question.id),
    type: question.type,
    label: words(question.label),
    ...(question.hint ? { hint: words(question.hint) } : {}),
    ...(question.subject ? { subject: question.subject } : {}),
    ...(question.why ? { why: words(question.why) } : {}),
    ...(question.options
      ? {
          options: question.options.map(({ value, label, hint, exclusive }) => ({
            value,
            label: words(label),
            ...(hint ? { hint: words(hint) } : {}),
            ...(exclusive ? { exclusive } : {}),
          })),
        }
      : {}),
    ...(question.statement ? { statement: statementOf(question.statement) } : {}),
    ...(conditions.length ? { visible: all(...conditions.map((each) => conditionRule(each, pathOf))) } : {}),
    ...(parent ? { parent: pathOf(parent.subject) } : {}),
    ...(question.fact ? { fact: question.fact } : {}),
    ...(question.optional ? { optional: true } : {}),
    ...(question.checks ? { checks: question.checks } : {}),
    ...(question.questions ? { fields: question.questions.map((inner) => fieldOf(inner, (id) => id)) } : {}),
    ...(question.min_items !== undefined ? { minItems: question.min_items } : {}),
    ...(question.max_items !== undefined ? { maxItems: question.max_items } : {}),
  }
}
