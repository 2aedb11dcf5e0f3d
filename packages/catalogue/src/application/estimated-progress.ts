import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { locate } from '@coverwright/core/navigation/navigate'
import { progressByPage } from '@coverwright/core/navigation/progress'

/** Assumed number of steps of the lines, before they are chosen. */
const usualLineSteps = 7

/**
 * The percentage shown to the applicant. Until the insurance is chosen it includes an estimate of the lines' steps, so
 * that choosing them does not move it back (X7).
 * @param percentBefore percent completed elsewhere before the first page: a site's `progressValue`
 */
export const estimatedProgress = (flowState: FlowState, path: string, percentBefore = 0): number =>
  Math.round(percentBefore + (estimate(flowState, path) * (100 - percentBefore)) / 100)

function estimate(flowState: FlowState, path: string): number {
  const exact = progressByPage(flowState, countedPath(flowState, path))
  if (flowState.view.get('insurance_types') !== undefined || exact === 100) return exact
  const steps = new Set(flowState.pages.map((entry) => entry.slot.rank)).size
  return (exact * steps) / (steps + usualLineSteps)
}

/** A page that does not count, such as a signature, shows the progress of the page before it. */
function countedPath(flowState: FlowState, path: string): string {
  const place = locate(flowState, path)
  if (!place?.entry.slot.node.uncounted) return path
  const { rank } = place.entry
  const before = flowState.pages.findLast((entry) => entry.rank < rank && !entry.slot.node.uncounted)
  return before?.path ?? path
}
