import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { readAnswer, sameAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { Change } from '../quotes.tables.ts'
import { withItems } from './changed-items.ts'
import type { UnmaskedAnswers } from './unmasked-answers.ts'

/** An answer that two people gave differently: this save's value, and the one stored since. */
export type Conflict = { readonly field: AnswerPath; readonly yours: unknown; readonly theirs: unknown }

type MergeInput = {
  readonly incomingAnswers: Answers
  /** The answers as the caller read them. */
  readonly base: Answers
  readonly stored: Answers
  readonly unmaskedAnswers?: UnmaskedAnswers
}

const noUnmaskedAnswers: UnmaskedAnswers = { paths: new Set(), storedByOthers: new Set() }

export type MergeResult = { readonly incomingAnswers: Answers; readonly conflicts: readonly Conflict[] }

/** What events record beside answers. */
const nonAnswerPaths: ReadonlySet<string> = new Set([
  'max_step',
  'partner',
  'test_features',
  'legit_lead_at',
  'submission_uuid',
  'submission_hash',
])

/** The changes that are changes of answers. */
export const answerChanges = <Changed extends Change>(changes: readonly Changed[]): readonly Changed[] =>
  changes.filter(({ path }) => !nonAnswerPaths.has(path))

/** The answers as they were before `changes`, which are given oldest first and decrypted. */
export const answersBefore = (answers: Answers, changes: readonly Change[]): Answers =>
  answerChanges(changes).reduceRight<Answers>(
    (after, { path, before, items }) =>
      writeAnswer(after, path, items ? withItems(readAnswer(after, path), before) : before),
    answers,
  )

/**
 * Merges a save based on older answers with those stored since. An answer that only the others changed stays theirs;
 * one that both changed differently is a conflict for a person to decide. A sensitive value sent unmasked conflicts
 * with any value another person stored since, equal or not, so that the reply never reveals whether they are equal.
 */
export function merge(
  { incomingAnswers, base, stored, unmaskedAnswers = noUnmaskedAnswers }: MergeInput,
  writable: readonly AnswerPath[],
): MergeResult {
  let mergedAnswers = incomingAnswers
  const conflicts: Conflict[] = []
  for (const path of writable) {
    const [yours, before, storedAnswer] = [incomingAnswers, base, stored].map((answers) => readAnswer(answers, path))
    if (yours === undefined || sameAnswer(before, storedAnswer)) continue
    if (!unmaskedAnswers.storedByOthers.has(path) && sameAnswer(yours, storedAnswer)) continue
    if (!unmaskedAnswers.paths.has(path) && sameAnswer(yours, before))
      mergedAnswers = writeAnswer(mergedAnswers, path, storedAnswer ?? null)
    else conflicts.push({ field: path, yours, theirs: storedAnswer ?? null })
  }
  return { incomingAnswers: mergedAnswers, conflicts }
}
