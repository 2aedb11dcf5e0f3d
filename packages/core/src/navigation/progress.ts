import type { FlowState } from '../evaluation/evaluate-flow.ts'
import { locate, type Place } from './navigate.ts'

/**
 * Percentage of the application completed at `path`: its position among the flow's counted steps, a step's
 * question pages counting as one. 100 on the last counted step and for a step that is not counted or not in the flow.
 * Source: seed 4.6; position from 0 over the last position (X7).
 */
export const progress = (flowState: FlowState, path: string): number => Math.round(percentAt(flowState, path, () => 0))

/** The same, but advancing with each page of a step, and from a list's items to the list. Not rounded. */
export const progressByPage = (flowState: FlowState, path: string): number =>
  percentAt(flowState, path, ({ entry, item }) => {
    if (entry.list) return item ? 0 : 0.5
    const own = flowState.pages.filter(({ slot }) => slot === entry.slot)
    return own.indexOf(entry) / own.length
  })

function percentAt(flowState: FlowState, path: string, within: (place: Place) => number): number {
  const countedPages = [
    ...new Set(flowState.pages.filter((entry) => !entry.slot.node.uncounted).map((entry) => entry.slot.rank)),
  ]
  const place = locate(flowState, path)
  const position = place ? countedPages.indexOf(place.entry.slot.rank) : -1
  if (!place || position < 0 || countedPages.length < 2) return 100
  return ((position + within(place)) / (countedPages.length - 1)) * 100
}
