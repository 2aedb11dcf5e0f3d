import type { AnswerPath, Answers } from '../answers/answers.ts'
import { isBlank, poisonousName, readAnswer, sameAnswer, writeAnswer } from '../answers/answers.ts'
import type { FieldProblem } from '../forms/check-form.ts'
import type { Field } from '../forms/field.ts'
import { canonicalAnswer } from '../forms/field-values.ts'
import type { CompiledFlow } from './compile.ts'
import type { FlowContext } from './context.ts'
import { itemPages } from './list-entry.ts'
import type { Place } from './navigate.ts'
import { locate } from './navigate.ts'
import { withItems } from './save-items.ts'
import type { Trail } from './trail.ts'
import { deriveTrail } from './trail.ts'

/** What changing an answer takes away: the only rule that destroys. Source: seed 4.7. */
export type ClearingEffect = {
  readonly whenChanged: AnswerPath
  /** Only on these steps; everywhere when absent. */
  readonly onSteps?: readonly string[]
  readonly clears: readonly AnswerPath[]
}

export type SavedStep = {
  readonly answers: Answers
  readonly trail: Trail
  /** Paths whose answer is different now. */
  readonly changed: readonly AnswerPath[]
  /** Paths that held an answer and were cleared because of another. */
  readonly cleared: readonly AnswerPath[]
  /** What is wrong with the saved step; a save with problems must not be stored. */
  readonly problems: readonly FieldProblem[]
}

/**
 * The paths a place may write: all its fields, hidden ones too, since an answer may open another on the same page.
 * A list itself writes nothing but its own items.
 */
export function writablePaths({ entry }: Place): readonly AnswerPath[] {
  return entry.list ? [entry.list.step.items] : entry.form.fields.map((field) => field.path)
}

/**
 * The clearing effects that this change sets off, as the paths that would lose an answer. What the same change
 * answers anew is not lost.
 */
export function clearedBy(
  before: Answers,
  after: Answers,
  stepId: string,
  effects: readonly ClearingEffect[],
): readonly AnswerPath[] {
  const isKept = (path: AnswerPath) => sameAnswer(readAnswer(before, path), readAnswer(after, path))
  const lost = effects
    .filter(({ onSteps }) => !onSteps || onSteps.includes(stepId))
    .filter(({ whenChanged }) => !isBlank(readAnswer(before, whenChanged)) && !isKept(whenChanged))
    .flatMap(({ clears }) => clears)
    .filter((path) => readAnswer(before, path) !== undefined && isKept(path))
  return [...new Set(lost)]
}

/**
 * Writes one step's answers into the quote: only the fields that step owns, whatever else `given` holds, where
 * `null` takes an answer away and a field that is not named keeps its own; runs the clearing effects; derives the
 * trail anew; and checks the step. Undefined when the path is not on the trail, or its item is no longer in the list.
 */
export function saveStep(
  flow: CompiledFlow,
  context: FlowContext,
  path: string,
  given: Answers,
  effects: readonly ClearingEffect[],
): SavedStep | undefined {
  const before = deriveTrail(flow, context)
  const place = locate(before, path)
  if (!place) return undefined
  const written = place.entry.list
    ? withItems(context.answers, place, place.entry.list.step, given)
    : place.entry.form.fields.reduce(
        (answers, field) => (isFilled(before, field, given) ? answers : withField(answers, field, given)),
        context.answers,
      )
  if (!written) return undefined
  const cleared = clearedBy(context.answers, written, place.entry.slot.node.id, effects)
  const answers = cleared.reduce((kept, each) => writeAnswer(kept, each, undefined), written)
  const trail = deriveTrail(flow, { ...context, answers })
  return {
    answers,
    trail,
    cleared,
    changed: writablePaths(place).filter(
      (each) => !sameAnswer(readAnswer(context.answers, each), readAnswer(answers, each)),
    ),
    problems: [...poison(given), ...problemsAt(trail, path, place, { ...context, answers })],
  }
}

/** What was filled in from another answer to the same fact and came back as it was, goes on following that answer. */
function isFilled({ shared }: Trail, { path, type }: Field, given: Answers): boolean {
  const filled = shared.filled.get(path)
  const answer = readAnswer(given, path)
  return filled !== undefined && !isBlank(answer) && sameAnswer(filled.answer, canonicalAnswer(type, answer))
}

function withField(answers: Answers, field: Field, given: Answers): Answers {
  const answer = readAnswer(given, field.path)
  if (answer === undefined) return answers
  return writeAnswer(answers, field.path, isBlank(answer) ? undefined : canonicalAnswer(field.type, answer))
}

function poison(given: Answers): readonly FieldProblem[] {
  const name = poisonousName(given)
  return name === undefined
    ? []
    : [{ key: 'validationError.unknownField', params: { name }, path: name, label: { words: name } }]
}

/** The problems of the page that was saved; none when it left the trail with this save. */
function problemsAt(trail: Trail, path: string, before: Place, context: FlowContext): readonly FieldProblem[] {
  if (!before.entry.list) return locate(trail, path)?.entry.problems ?? []
  const entry = trail.entries.find((each) => each.slot === before.entry.slot)
  if (!entry?.list) return []
  if (!before.item) return entry.problems
  const { step } = entry.list
  const stored = entry.view.get(step.items)
  const item = Array.isArray(stored) ? stored[before.item.position] : undefined
  const onWholeList = entry.problems.filter((problem) => problem.path === step.items)
  const page = itemPages(step.pages, item, { view: entry.view, context }).find(
    (each) => each.page.key === before.item?.page,
  )
  return [...onWholeList, ...(page?.problems ?? [])]
}
