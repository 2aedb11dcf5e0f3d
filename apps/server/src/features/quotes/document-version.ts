import type { Answers } from '@coverwright/core/answers/answers'

/** How the answers of version n become those of n + 1: the first entry reads version 1. */
const upgrades: readonly ((answers: Answers) => Answers)[] = []

/** The shape that answers are stored in now. */
export const documentVersion = upgrades.length + 1

/** Answers stored by an earlier release, in today's shape. Refuses those of a later one. */
export function upgraded(answers: Answers, version: number): Answers {
  if (version > documentVersion) throw new Error(`Answers of version ${version} need a newer Coverwright`)
  return upgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), answers)
}
