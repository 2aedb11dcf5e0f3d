import type { AnswerPath, Answers } from '../answers/answers.ts'
import { isBlank, isRecord, readAnswer, sameAnswer } from '../answers/answers.ts'
import { holdsAnswer, storedPath } from '../answers/item-answers.ts'

/**
 * The answers that a changed answer removes. `locations[].buildings` removes the buildings of every location and keeps the
 * locations. Source: seed 4.7.
 */
export type ClearingEffect = {
  readonly whenChanged: AnswerPath
  /** Only when the entry with this uuid was removed from the changed list. */
  readonly whenRemoved?: string
  /** Only on these steps; everywhere when absent. */
  readonly onSteps?: readonly string[]
  readonly clears: readonly AnswerPath[]
}

/** The paths that this change clears, except those that the same change answers. */
export function clearedBy(
  before: Answers,
  after: Answers,
  stepId: string,
  effects: readonly ClearingEffect[],
): readonly AnswerPath[] {
  const isKept = (path: AnswerPath) => {
    const ownPath = storedPath(path)
    return sameAnswer(readAnswer(before, ownPath), readAnswer(after, ownPath))
  }
  const lostPaths = effects
    .filter(({ onSteps }) => !onSteps || onSteps.includes(stepId))
    .filter(({ whenChanged }) => !isBlank(readAnswer(before, whenChanged)) && !isKept(whenChanged))
    .filter(
      ({ whenChanged, whenRemoved }) => whenRemoved === undefined || hasLeft(before, after, whenChanged, whenRemoved),
    )
    .flatMap(({ clears }) => clears)
    .filter((path) => holdsAnswer(before, path) && isKept(path))
  return [...new Set(lostPaths)]
}

function hasLeft(before: Answers, after: Answers, path: AnswerPath, uuid: string): boolean {
  const holds = (answers: Answers) => {
    const list = readAnswer(answers, path)
    return Array.isArray(list) && list.some((each: unknown) => isRecord(each) && each.uuid === uuid)
  }
  return holds(before) && !holds(after)
}
