import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord } from '@coverwright/core/answers/answers'

/** Merges answers, later ones winning: records are merged by name, lists are replaced. */
export function joined(...parts: readonly Answers[]): Answers {
  const all: Record<string, unknown> = {}
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    const before = all[name]
    all[name] = isRecord(before) && isRecord(value) ? joined(before, value) : value
  }
  return all
}
