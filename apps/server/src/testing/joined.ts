import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord } from '@coverwright/core/answers/answers'

/** Answers laid over each other, later ones winning; what stands under the same name is joined, a list is replaced. */
export function joined(...parts: readonly Answers[]): Answers {
  const all: Record<string, unknown> = {}
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    const before = all[name]
    all[name] = isRecord(before) && isRecord(value) ? joined(before, value) : value
  }
  return all
}
