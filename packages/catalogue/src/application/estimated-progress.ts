import { locate } from '@coverwright/core/flow/navigate'
import { progress } from '@coverwright/core/flow/progress'
import type { Trail } from '@coverwright/core/flow/trail'

/** Steps that come with the insurance chosen: nobody can count them before. */
const usualLineSteps = 7

/**
 * The percentage that people are told. Before the insurance is chosen the steps of its lines are reckoned in, so that
 * choosing it takes nobody back (X7).
 */
export function estimatedProgress(trail: Trail, path: string): number {
  const exact = progress(trail, countedPath(trail, path))
  if (trail.view.get('insurance_types') !== undefined || exact === 100) return exact
  const steps = new Set(trail.entries.map((entry) => entry.slot.rank)).size
  return Math.round((exact * steps) / (steps + usualLineSteps))
}

/** A page that does not count, as where one signs, shows what the page before it showed. */
function countedPath(trail: Trail, path: string): string {
  const place = locate(trail, path)
  if (!place?.entry.slot.node.uncounted) return path
  const { rank } = place.entry
  const before = trail.entries.findLast((entry) => entry.rank < rank && !entry.slot.node.uncounted)
  return before?.path ?? path
}
