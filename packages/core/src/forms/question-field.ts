import type { AnswerPath } from '../answers/answers.ts'
import type { Rule } from '../flow/rule.ts'
import { all, is, not, rule } from '../flow/rule.ts'
import type { Field } from './field.ts'
import type { Condition, Question, SetKey } from './question.ts'

export const questionPath = (set: SetKey, id: string): AnswerPath => `${set}.uw_questions[${id}]`

const subjectPath = ({ holder, subject }: Condition, pathOf: (id: string) => AnswerPath): AnswerPath => {
  if (holder === 'question') return pathOf(subject)
  return holder === 'quote' ? subject : questionPath(holder, subject)
}

/** One condition as a rule. A subject that nobody answered yet holds no condition, not even `is_not`. */
export function conditionRule(condition: Condition, pathOf: (id: string) => AnswerPath = (id) => id): Rule {
  const path = subjectPath(condition, pathOf)
  const { or, test = 'is' } = condition
  const said = rule(`${path} is answered`, [path], (view) => view.get(path) !== undefined)
  if (test === 'is') return matches(path, or)
  if (test === 'is_not') return all(said, not(matches(path, or)))
  const limit = Number(or[0])
  return rule(`${path} ${test} ${limit}`, [path], (view) => {
    const found = view.get(path)
    const answer = Array.isArray(found) ? found.length : found
    return typeof answer === 'number' && (test === 'more_than' ? answer > limit : answer < limit)
  })
}

const matches = (path: AnswerPath, or: readonly string[]): Rule =>
  rule(`${path} is or holds ${or.join(' or ')}`, [path], (view) => {
    const answer = view.get(path)
    const answers: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
    return answers.some((each) => is('', ...or).test({ ...view, get: () => each }) === true)
  })

const words = (text: string) => ({ words: text })

/** A carrier's question as a field of our forms; its conditions become one rule. */
export function questionField(set: SetKey, question: Question): Field {
  return fieldOf(question, (id) => questionPath(set, id))
}

/** A question as a field whose answer, and those of the questions it hangs from, lie where `pathOf` says. */
export function fieldOf(question: Question, pathOf: (id: string) => AnswerPath): Field {
  const { conditions = [] } = question
  const parent = conditions.find((condition) => condition.holder === 'question')
  return {
    path: pathOf(question.id),
    type: question.type,
    label: words(question.label),
    ...(question.hint ? { hint: words(question.hint) } : {}),
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
