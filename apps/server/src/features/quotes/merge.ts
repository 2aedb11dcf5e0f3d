import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { readAnswer, sameAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { withItems } from './changed-items.ts'
import type { Change } from './quotes.tables.ts'

/** An answer that two people gave differently: what this save says, and what is stored since. */
export type Conflict = { readonly field: AnswerPath; readonly yours: unknown; readonly theirs: unknown }

export type Merged = { readonly given: Answers; readonly conflicts: readonly Conflict[] }

/** The answers as they were before `changes`, which are given oldest first and unsealed. */
export const rewound = (answers: Answers, changes: readonly Change[]): Answers =>
  changes.reduceRight<Answers>(
    (after, { path, before, items }) =>
      writeAnswer(after, path, items ? withItems(readAnswer(after, path), before) : before),
    answers,
  )

/**
 * Joins a save based on older answers with those stored meanwhile. An answer that only the others changed stays theirs;
 * one that both changed, to different things, is a conflict for a person to decide.
 */
export function merge(given: Answers, base: Answers, stored: Answers, writable: readonly AnswerPath[]): Merged {
  let merged = given
  const conflicts: Conflict[] = []
  for (const path of writable) {
    const [yours, before, theirs] = [given, base, stored].map((answers) => readAnswer(answers, path))
    if (yours === undefined || sameAnswer(before, theirs) || sameAnswer(yours, theirs)) continue
    if (sameAnswer(yours, before)) merged = writeAnswer(merged, path, theirs ?? null)
    else conflicts.push({ field: path, yours, theirs: theirs ?? null })
  }
  return { given: merged, conflicts }
}
