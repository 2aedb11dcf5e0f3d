import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/flow/compile'
import { isMasked, masked } from '@coverwright/core/forms/masked'
import { formsOf } from './forms-of.ts'
import { isSealed, type Sealer } from './sealer.ts'

const known = new WeakMap<CompiledFlow, readonly AnswerPath[]>()

/** Paths of the answers that are sealed at rest and masked wherever they are shown. */
export function sensitivePaths(flow: CompiledFlow): readonly AnswerPath[] {
  const found =
    known.get(flow) ??
    flow.slots
      .flatMap((slot) => formsOf(slot.node))
      .flatMap((form) => form.fields.filter((field) => field.sensitive).map((field) => field.path))
  known.set(flow, found)
  return found
}

const mapped = (answers: Answers, paths: readonly AnswerPath[], change: (answer: unknown) => unknown): Answers =>
  paths.reduce<Answers>((all, path) => {
    const answer = readAnswer(all, path)
    return answer === undefined ? all : writeAnswer(all, path, change(answer))
  }, answers)

export const sealAnswers = (answers: Answers, paths: readonly AnswerPath[], sealer: Sealer, owner: string): Answers =>
  mapped(answers, paths, (answer) => sealer.seal(answer, owner))

export const openAnswers = (answers: Answers, paths: readonly AnswerPath[], sealer: Sealer, owner: string): Answers =>
  mapped(answers, paths, (answer) => (isSealed(answer) ? sealer.open(answer, owner) : answer))

export const maskAnswers = (answers: Answers, paths: readonly AnswerPath[]): Answers => mapped(answers, paths, masked)

/** A mask sent back as it was shown stands for the answer behind it. */
export const unmaskGiven = (given: Answers, stored: Answers, paths: readonly AnswerPath[]): Answers =>
  paths.reduce<Answers>((all, path) => {
    const before = readAnswer(stored, path)
    return before !== undefined && readAnswer(all, path) === masked(before) ? writeAnswer(all, path, before) : all
  }, given)

/** Masks with nothing behind them: whoever sent one never gave the answer. */
export const emptyMasks = (given: Answers, paths: readonly AnswerPath[]): readonly AnswerPath[] =>
  paths.filter((path) => isMasked(readAnswer(given, path)))
