import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { readAnswer, sameAnswer } from '@coverwright/core/answers/answers'
import type { Place } from '@coverwright/core/flow/navigate'
import { locate } from '@coverwright/core/flow/navigate'
import { writablePaths } from '@coverwright/core/flow/save-step'
import { isMasked } from '@coverwright/core/forms/masked'
import type { OpenedQuote } from '../snapshot/opened-quote.ts'
import { coveredFor, secretsIn } from '../snapshot/sensitive-answers.ts'
import type { Conflict } from './merge.ts'
import type { Giving, Judging, Written } from './write-step.ts'
import { mergeStep, writeStep } from './write-step.ts'

/**
 * Writes a quote that was sent whole, step after step along its trail: what one step answers may open the next. Answers
 * of steps it does not visit stay as they are.
 */
export function writeWhole(
  judging: Judging,
  quote: OpenedQuote,
  giving: Giving,
  now: Date,
): Written | { readonly conflicts: readonly Conflict[] } {
  const visited = new Set<string>()
  const conflicts: Conflict[] = []
  let written: Written = { after: quote, changes: [], reached: undefined }
  for (;;) {
    const next = nextGiven(written.after, giving, visited)
    if (next === undefined) break
    visited.add(next)
    const merged = mergeStep(written.after, next, giving, now)
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
function nextGiven(
  { trail, answers, served, viewer }: OpenedQuote,
  { sent, given }: Giving,
  visited: ReadonlySet<string>,
): string | undefined {
  // A secret that is said outright is never told to be the one that stands there.
  const said = secretsIn(sent, coveredFor(served, viewer)).filter(({ answer }) => !isMasked(answer))
  const isSaid = (path: AnswerPath): boolean => said.some(({ savedAt }) => savedAt === path)
  return trail.entries
    .map(({ path, list }) => list?.step.list ?? path)
    .find((path) => {
      const place = locate(trail, path)
      if (place === undefined || visited.has(path)) return false
      return isChanged(place, answers, given) || writablePaths(place).some(isSaid)
    })
}

const isChanged = (place: Place, stored: Answers, given: Answers): boolean =>
  writablePaths(place).some((path) => {
    const sent = readAnswer(given, path)
    return sent !== undefined && !sameAnswer(sent, readAnswer(stored, path))
  })
