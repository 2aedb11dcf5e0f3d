import type { AnswerPath } from '../answers/answers.ts'
import type { FieldProblem } from '../forms/check-form.ts'
import type { Form } from '../forms/field.ts'
import type { Text } from '../text/text.ts'
import type { Section, Slot } from './compile.ts'
import type { View } from './rule.ts'
import type { ListStep, StepPath } from './step.ts'

/** `pending` waits for data from outside, `open` lacks an answer, `error` holds an answer that does not pass. */
export type StepState = 'done' | 'open' | 'error' | 'pending'

/** One page of a trail. Its problems, its state and what its list says are found when they are first read. */
export type TrailEntry = {
  readonly path: StepPath
  readonly slot: Slot
  readonly section: Section
  readonly label: Text
  /** Order of the place in the flow, also across pages of one step. */
  readonly rank: number
  readonly state: StepState
  readonly form: Form
  readonly problems: readonly FieldProblem[]
  /** Visible fields, in order. */
  readonly visible: readonly AnswerPath[]
  readonly page?: { readonly index: number; readonly count: number } | undefined
  readonly list?: ListedItems | undefined
  /** What could be seen at the end of this page: its own answers and those before it. */
  readonly view: View
  /** What could be seen before the form opened its first field; only of a page with a form. */
  readonly before?: View
}

/** The items of a list's entry. */
export type ListedItems = {
  readonly step: ListStep
  readonly count: number
  /** For each item the keys of the pages that apply to it, in order. */
  readonly pages: readonly (readonly string[])[]
  /** The message of the first check of the whole list that fails. */
  readonly failed?: Text | undefined
}

export function stateOf(problems: readonly FieldProblem[]): StepState {
  if (problems.length === 0) return 'done'
  return problems.some((problem) => !problem.missing) ? 'error' : 'open'
}
