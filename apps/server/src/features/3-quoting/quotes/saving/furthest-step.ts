import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { locate, rankOf } from '@coverwright/core/navigation/navigate'

/**
 * The furthest step reached after a save: where Continue leads, or what the browser says it has shown, but never past
 * the first unfinished entry, and never back. Missing question sets delay nobody (decision 87). Aliases and steps that
 * this quote does not visit are ignored. Only submitting leads to the page of a submitted quote. Source: seed 4.2, X9,
 * X13.
 */
export function furthestStep(flowState: FlowState, storedStep: string, steps: readonly (string | undefined)[]): string {
  return steps.reduce<string>((furthest, path) => {
    const place = path === undefined ? undefined : locate(flowState, path)
    const rank = rankOf(flowState, furthest)
    // If that is no further, unfinished pages before it change nothing, and need not be looked for.
    if (!place || (flowState.pages[place.index]?.rank ?? 0) <= rank) return furthest
    const entry = flowState.pages[Math.min(place.index, firstUnanswered(flowState))]
    if (!entry || isBeyondSubmitting(entry.path, flowState.flow)) return furthest
    return rankOf(flowState, entry.path) > rank ? entry.path : furthest
  }, storedStep)
}

/** Index of the first page with a missing or invalid answer; of the last one when there is none. */
function firstUnanswered({ pages }: FlowState): number {
  const index = pages.findIndex(({ status }) => status === 'incomplete' || status === 'invalid')
  return index < 0 ? pages.length - 1 : index
}

const isBeyondSubmitting = (path: string, { submit, finished }: FlowState['flow']): boolean =>
  path === finished && finished !== submit
