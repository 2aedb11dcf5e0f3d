import type { AnswerPath, Answers } from '../answers/answers.ts'
import { isBlank, isRecord, readAnswer, writeAnswer } from '../answers/answers.ts'
import type { FieldProblem } from '../forms/check-form.ts'
import type { CompiledFlow } from './compile.ts'
import { itemPages } from './list-entry.ts'
import type { Place } from './navigate.ts'
import { locate } from './navigate.ts'
import type { FlowContext, Trail } from './trail.ts'
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

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left ?? null) === JSON.stringify(right ?? null)

/** The clearing effects that this change sets off, as the paths that would lose an answer. */
export function clearedBy(
  before: Answers,
  after: Answers,
  stepId: string,
  effects: readonly ClearingEffect[],
): readonly AnswerPath[] {
  const lost = effects
    .filter(({ onSteps }) => !onSteps || onSteps.includes(stepId))
    .filter(({ whenChanged }) => !isBlank(readAnswer(before, whenChanged)))
    .filter(({ whenChanged }) => !same(readAnswer(before, whenChanged), readAnswer(after, whenChanged)))
    .flatMap(({ clears }) => clears)
    .filter((path) => readAnswer(before, path) !== undefined)
  return [...new Set(lost)]
}

/**
 * Writes one step's answers into the quote: only the fields that step owns, whatever else `given` holds; runs the
 * clearing effects; derives the trail anew; and checks the step. Undefined when the path is not on the trail.
 */
export function saveStep(
  flow: CompiledFlow,
  context: FlowContext,
  path: string,
  given: Answers,
  effects: readonly ClearingEffect[],
): SavedStep | undefined {
  const place = locate(deriveTrail(flow, context), path)
  if (!place) return undefined
  const writable = writablePaths(place)
  const written = writable.reduce<Answers>((answers, each) => {
    const answer = readAnswer(given, each)
    return answer === undefined && !mentions(given, each) ? answers : writeAnswer(answers, each, blankAsAbsent(answer))
  }, context.answers)
  const cleared = clearedBy(context.answers, written, place.entry.slot.node.id, effects)
  const answers = cleared.reduce((kept, each) => writeAnswer(kept, each, undefined), written)
  const trail = deriveTrail(flow, { ...context, answers })
  return {
    answers,
    trail,
    cleared,
    changed: writable.filter((each) => !same(readAnswer(context.answers, each), readAnswer(answers, each))),
    problems: problemsAt(trail, path, place, { ...context, answers }),
  }
}

/** `null` says "take this answer away"; a field that is not named keeps its answer. */
const mentions = (given: Answers, path: AnswerPath): boolean => readAnswer(given, path) !== undefined
const blankAsAbsent = (answer: unknown): unknown => (isBlank(answer) ? undefined : answer)

function problemsAt(trail: Trail, path: string, before: Place, context: FlowContext): readonly FieldProblem[] {
  const entry = locate(trail, path)?.entry ?? trail.entries.find((each) => each.slot === before.entry.slot)
  if (!entry) return []
  if (!before.item || !entry.list) return entry.problems
  const stored = trail.view.get(entry.list.step.items)
  const item = Array.isArray(stored) ? stored[before.item.position] : undefined
  if (!isRecord(item)) return []
  const page = itemPages(entry.list.step.pages, item, { view: trail.view, context }).find(
    (each) => each.page.key === before.item?.page,
  )
  return page?.problems ?? []
}
