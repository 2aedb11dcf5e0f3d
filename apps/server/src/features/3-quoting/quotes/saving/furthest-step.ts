import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { firstIncomplete, locate, rankOf } from '@coverwright/core/navigation/navigate'

/**
 * The furthest step reached after a save: where Continue leads, or what the browser says it has shown, but never past
 * the first unfinished entry, and never back. Aliases and steps this quote does not visit count for nothing.
 * Only submitting leads to the page of a submitted quote. Source: seed 4.2, X9, X13.
 */
export function furthestStep(flowState: FlowState, stored: string, reached: readonly (string | undefined)[]): string {
  return reached.reduce<string>((furthest, path) => {
    const place = path === undefined ? undefined : locate(flowState, path)
    const rank = rankOf(flowState, furthest)
    // Where that is no further, what is unfinished before it changes nothing, and need not be looked for.
    if (!place || (flowState.pages[place.index]?.rank ?? 0) <= rank) return furthest
    const entry = flowState.pages[Math.min(place.index, firstIncomplete(flowState))]
    if (!entry || isBeyondSubmitting(entry.path, flowState.flow)) return furthest
    return rankOf(flowState, entry.path) > rank ? entry.path : furthest
  }, stored)
}

const isBeyondSubmitting = (path: string, { submit, finished }: FlowState['flow']): boolean =>
  path === finished && finished !== submit
