import type { FlowState } from '../evaluation/evaluate-flow.ts'
import { locate } from './navigate.ts'

/**
 * Percentage of the application completed at `path`: its position among the flow's counted steps, a step's
 * question pages counting as one. 100 on the last counted step and for a step that is not counted or not in the flow.
 * Source: seed 4.6; position from 0 over the last position (X7).
 */
export function progress(flowState: FlowState, path: string): number {
  const counted = [
    ...new Set(flowState.pages.filter((entry) => !entry.slot.node.uncounted).map((entry) => entry.slot.rank)),
  ]
  const place = locate(flowState, path)
  const position = place ? counted.indexOf(place.entry.slot.rank) : -1
  if (position < 0 || counted.length < 2) return 100
  return Math.round((position / (counted.length - 1)) * 100)
}
