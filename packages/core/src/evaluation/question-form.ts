import { type Answers, readAnswer } from '../answers/answers.ts'
import type { Field } from '../model/field.ts'
import type { Question } from '../model/question.ts'
import { fieldOf } from '../question-sets/question-field.ts'
import type { CalendarDate, View } from '../rules/rule.ts'
import { checkField, type FieldProblem } from '../validation/check-field.ts'
import { visibleFields } from './visible-fields.ts'

/** A form outside any flow: its visible fields, what their rules read, and the problems of its answers. */
export type QuestionForm = {
  readonly visible: readonly Field[]
  readonly view: View
  readonly problems: readonly FieldProblem[]
}

/**
 * An insurer's questions about an offer, as a form whose paths are the questions' ids. Conditions read only this form.
 * @param answers by the questions' ids
 */
export function questionForm(questions: readonly Question[], answers: Answers, today: CalendarDate): QuestionForm {
  const fields = questions.map((question) => fieldOf(question, (id) => id))
  const visible = visibleFields(fields, answers, { get: () => undefined, isOn: () => false, today })
  const visiblePaths = new Set(visible.map(({ path }) => path))
  const get = (path: string): unknown =>
    visiblePaths.has(path.split('.')[0] ?? path) ? readAnswer(answers, path) : undefined
  const view: View = { get, isOn: () => false, today }
  return {
    visible,
    view,
    problems: visible.flatMap((field) => checkField(field, readAnswer(answers, field.path), view)),
  }
}
