import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, sameAnswer } from '@coverwright/core/answers/answers'
import type { Place } from '@coverwright/core/flow/navigate'
import { locate } from '@coverwright/core/flow/navigate'
import { writablePaths } from '@coverwright/core/flow/save-step'
import type { Conflict } from './merge.ts'
import type { OpenedQuote } from './opened-quote.ts'
import type { Change } from './quotes.tables.ts'
import type { Judging, Written } from './write-step.ts'
import { mergeStep, writeStep } from './write-step.ts'

/**
 * Writes a quote that was sent whole, step after step along its trail: what one step answers may open the next. Answers
 * of steps it does not visit stay as they are.
 */
export function writeWhole(
  judging: Judging,
  quote: OpenedQuote,
  given: Answers,
  since: readonly Change[],
  now: Date,
): Written | { readonly conflicts: readonly Conflict[] } {
  const visited = new Set<string>()
  const conflicts: Conflict[] = []
  let written: Written = { after: quote, changes: [], reached: undefined }
  for (;;) {
    const next = nextGiven(written.after, given, visited)
    if (next === undefined) break
    visited.add(next)
    const merged = mergeStep(written.after, next, given, since, now)
    if ('conflicts' in merged) {
      conflicts.push(...merged.conflicts)
      continue
    }
    const one = writeStep(judging, written.after, next, merged.given, now)
    written = { after: one.after, changes: [...written.changes, ...one.changes], reached: one.reached }
  }
  return conflicts.length ? { conflicts } : written
}

/** The first step along the trail, not yet visited, for which something else is given than what is stored. */
function nextGiven({ trail, answers }: OpenedQuote, given: Answers, visited: ReadonlySet<string>): string | undefined {
  return trail.entries
    .map(({ path, list }) => list?.step.list ?? path)
    .find((path) => {
      const place = locate(trail, path)
      return place !== undefined && !visited.has(path) && isChanged(place, answers, given)
    })
}

const isChanged = (place: Place, stored: Answers, given: Answers): boolean =>
  writablePaths(place).some((path) => {
    const sent = readAnswer(given, path)
    return sent !== undefined && !sameAnswer(sent, readAnswer(stored, path))
  })
