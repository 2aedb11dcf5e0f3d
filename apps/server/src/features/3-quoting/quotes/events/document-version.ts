import type { Answers } from '@coverwright/core/answers/answers'

export type Upgrade = (answers: Answers) => Answers

/**
 * How the answers of version n become those of n + 1: the first entry reads version 1. An entry that renames a field
 * moves its answer, even an encrypted one. The answer to a removed question stays: nothing reads it, and it may be
 * wanted later.
 */
const upgrades: readonly Upgrade[] = []

/** The shape that answers are stored in now. */
export const documentVersion = upgrades.length + 1

/** Answers stored by an earlier release, in today's shape. Refuses those of a later one. */
export function upgradeAnswers(answers: Answers, version: number, steps: readonly Upgrade[] = upgrades): Answers {
  if (version > steps.length + 1) throw new Error(`Answers of version ${version} need a newer Coverwright`)
  return steps.slice(version - 1).reduce((older, upgrade) => upgrade(older), answers)
}
