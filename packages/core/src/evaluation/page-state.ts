import type { AnswerPath } from '../answers/answers.ts'
import type { Form } from '../model/field.ts'
import type { ListStep, StepPath } from '../model/step.ts'
import type { View } from '../rules/rule.ts'
import type { Text } from '../text/text.ts'
import type { FieldProblem } from '../validation/check-field.ts'
import type { Section, Slot } from './compile-flow.ts'

/** `waiting` for data from outside; `incomplete`: an answer is missing; `invalid`: an answer is not valid. */
export type PageStatus = 'complete' | 'incomplete' | 'invalid' | 'waiting'

/** One page of a flow. Problems, status and a list's pages are computed when they are first read. */
export type PageState = {
  readonly path: StepPath
  readonly slot: Slot
  /** Steps that are part of this page. */
  readonly joined?: readonly Slot[]
  readonly section: Section
  readonly label: Text
  /** Order of the place in the flow, also across pages of one step. */
  readonly rank: number
  readonly status: PageStatus
  readonly form: Form
  readonly problems: readonly FieldProblem[]
  /** Visible fields, in order. */
  readonly visible: readonly AnswerPath[]
  readonly page?: { readonly index: number; readonly count: number } | undefined
  readonly list?: ListedItems | undefined
  /** The quote as seen at the end of this page, its own answers included. */
  readonly view: View
  /** The quote as seen before the first field of the form; only for pages with a form. */
  readonly before?: View
}

/** The items of a list's page. */
export type ListedItems = {
  readonly step: ListStep
  readonly count: number
  /** Problems of the list itself, such as too many items. */
  readonly problems: readonly FieldProblem[]
  /** For each item the keys of the pages that apply to it, in order. */
  readonly pages: readonly (readonly string[])[]
  /** The message of the first check of the whole list that fails. */
  readonly failed?: Text | undefined
}

export function statusOf(problems: readonly FieldProblem[]): PageStatus {
  if (problems.length === 0) return 'complete'
  return problems.some((problem) => !problem.missing) ? 'invalid' : 'incomplete'
}
