import { locate } from '@coverwright/core/flow/navigate'
import { progress } from '@coverwright/core/flow/progress'
import type { Trail } from '@coverwright/core/flow/trail'

/** Assumed number of steps of the lines, before they are chosen. */
const usualLineSteps = 7

/**
 * The percentage shown to the applicant. Until the insurance is chosen it includes an estimate of the lines' steps, so
 * that choosing them does not move it back (X7).
 */
export function estimatedProgress(trail: Trail, path: string): number {
  const exact = progress(trail, countedPath(trail, path))
  if (trail.view.get('insurance_types') !== undefined || exact === 100) return exact
  const steps = new Set(trail.entries.map((entry) => entry.slot.rank)).size
  return Math.round((exact * steps) / (steps + usualLineSteps))
}

/** A page that does not count, such as a signature, shows the progress of the page before it. */
function countedPath(trail: Trail, path: string): string {
  const place = locate(trail, path)
  if (!place?.entry.slot.node.uncounted) return path
  const { rank } = place.entry
  const before = trail.entries.findLast((entry) => entry.rank < rank && !entry.slot.node.uncounted)
  return before?.path ?? path
}
