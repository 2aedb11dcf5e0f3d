import type { AnswerPath, Answers } from '../answers/answers.ts'
import { isBlank, readAnswer, sameAnswer, unsafeName, writeAnswer } from '../answers/answers.ts'
import { storedPath, withoutAnswer } from '../answers/item-answers.ts'
import type { CompiledFlow } from '../evaluation/compile-flow.ts'
import type { FlowState } from '../evaluation/evaluate-flow.ts'
import { evaluateFlow } from '../evaluation/evaluate-flow.ts'
import type { FlowContext } from '../evaluation/flow-context.ts'
import { itemPages } from '../evaluation/item-pages.ts'
import type { Field } from '../model/field.ts'
import type { Place } from '../navigation/navigate.ts'
import { locate } from '../navigation/navigate.ts'
import type { FieldProblem } from '../validation/check-field.ts'
import { canonicalAnswer } from '../validation/field-types.ts'
import type { ClearingEffect } from './clearing.ts'
import { clearedBy } from './clearing.ts'
import { mayDiscard, withoutDiscarded } from './discarded-answers.ts'
import { problemsOfList, savedItem, withItems } from './save-items.ts'

export type SavedStep = {
  readonly answers: Answers
  readonly flowState: FlowState
  /** Paths whose answer changed. */
  readonly changed: readonly AnswerPath[]
  /** Paths that another answer cleared; for an answer within the items of a list, the list's path. */
  readonly cleared: readonly AnswerPath[]
  /** The problems of the saved page. A save with problems must not be stored. */
  readonly problems: readonly FieldProblem[]
}

/**
 * The paths that a save of this page may write: all its fields, hidden ones too, since an answer may open another on the
 * same page; but not documents, which only uploads write. A list's own page writes only its items.
 */
export function writablePaths({ entry }: Place): readonly AnswerPath[] {
  return entry.list ? [entry.list.step.items] : entry.form.fields.filter(isWritable).map((field) => field.path)
}

const isWritable = ({ type }: Field): boolean => type !== 'document'

/** What the caller has already evaluated. */
export type Deriving = {
  /** The flow state before the save. */
  readonly before?: FlowState
  /** Evaluates the flow with other answers and the facts derived from them. */
  readonly derive?: (answers: Answers) => FlowState
}

/**
 * Writes one page's answers into the quote, ignoring other fields in `given`: `null` removes an answer, and a field
 * that is not named keeps its own. Then applies the clearing effects, evaluates the flow and validates the page.
 * Undefined when the path is not in the flow, or its item no longer exists.
 */
export function saveStep(
  flow: CompiledFlow,
  context: FlowContext,
  path: string,
  sentAnswers: Answers,
  effects: readonly ClearingEffect[],
  deriving: Deriving = {},
): SavedStep | undefined {
  const { before = evaluateFlow(flow, context), derive = (answers) => evaluateFlow(flow, { ...context, answers }) } =
    deriving
  const place = locate(before, path)
  if (!place) return undefined
  const result = place.entry.list
    ? withItems(context.answers, place.item, place.entry.list.step, sentAnswers)
    : place.entry.form.fields
        .filter(isWritable)
        .reduce(
          (answers, field) => (isFilled(before, field, sentAnswers) ? answers : withField(answers, field, sentAnswers)),
          context.answers,
        )
  if (!result) return undefined
  const lostPaths = clearedBy(context.answers, result, place.entry.slot.node.id, effects)
  const { answers, flowState } = withoutHidden(lostPaths.reduce(withoutAnswer, result), context, place, derive)
  return {
    answers,
    flowState,
    cleared: [...new Set(lostPaths.map(storedPath))],
    changed: writablePaths(place).filter(
      (each) => !sameAnswer(readAnswer(context.answers, each), readAnswer(answers, each)),
    ),
    problems: [
      ...poison(sentAnswers),
      ...problemsAt(flowState, path, place, { context, answers, incomingAnswers: sentAnswers }),
    ],
  }
}

/** The answers without those that the page now hides and discards, and the flow state with them. */
function withoutHidden(
  answers: Answers,
  context: FlowContext,
  { entry }: Place,
  derive: (answers: Answers) => FlowState,
): Pick<SavedStep, 'answers' | 'flowState'> {
  const flowState = derive(answers)
  const { slot, path } = entry
  const savedPage = mayDiscard(entry)
    ? flowState.pages.find((each) => each.slot === slot && (each.list || each.path === path))
    : undefined
  const remaining = savedPage ? withoutDiscarded(answers, savedPage, { ...context, answers }) : answers
  return sameAnswer(remaining, answers) ? { answers, flowState } : { answers: remaining, flowState: derive(remaining) }
}

/** Whether a prefilled answer came back unchanged. It is then not stored, so that it still follows its source. */
function isFilled({ shared }: FlowState, { path, type }: Field, sentAnswers: Answers): boolean {
  const prefilledAnswer = shared.prefilled.get(path)
  const answer = readAnswer(sentAnswers, path)
  return (
    prefilledAnswer !== undefined &&
    !isBlank(answer) &&
    sameAnswer(prefilledAnswer.answer, canonicalAnswer(type, answer))
  )
}

function withField(answers: Answers, field: Field, sentAnswers: Answers): Answers {
  const answer = readAnswer(sentAnswers, field.path)
  if (answer === undefined) return answers
  return writeAnswer(answers, field.path, isBlank(answer) ? undefined : canonicalAnswer(field.type, answer))
}

function poison(sentAnswers: Answers): readonly FieldProblem[] {
  const name = unsafeName(sentAnswers)
  return name === undefined
    ? []
    : [{ key: 'validationError.unknownField', params: { name }, path: name, label: { words: name } }]
}

type Saving = { readonly context: FlowContext; readonly answers: Answers; readonly incomingAnswers: Answers }

/** The problems of the saved page; none when the save removed it from the flow. */
function problemsAt(
  flowState: FlowState,
  path: string,
  before: Place,
  { context, answers, incomingAnswers }: Saving,
): readonly FieldProblem[] {
  if (!before.entry.list) return locate(flowState, path)?.entry.problems ?? []
  const entry = flowState.pages.find((each) => each.slot === before.entry.slot)
  if (!entry?.list) return []
  const { step, problems } = entry.list
  if (!before.item) return problemsOfList(entry.problems, step, context.answers, answers)
  const item = savedItem(answers, before.item, step, incomingAnswers)
  const page = itemPages(step.pages, item, { view: entry.view, context: { ...context, answers } }).find(
    (each) => each.page.key === before.item?.page,
  )
  return [...problems, ...(page?.problems ?? [])]
}
