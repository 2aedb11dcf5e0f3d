import { patternOf } from '@coverwright/core/evaluation/compile-flow'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { canReview, canVisit, holderOf, resolveAlias, resume } from '@coverwright/core/navigation/navigate'

/** Where a path leads: to itself, to another path, or undefined if it is unknown. */
export function destination(flowState: FlowState, requestedPath: string): string | undefined {
  const path = resolveAlias(flowState, requestedPath)
  if (canVisit(flowState, path) || (path === flowState.flow.submit && canReview(flowState))) return path
  const holder = holderOf(flowState, path)
  if (holder && canVisit(flowState, holder)) return holder
  const pattern = patternOf(path)
  // An item that is gone, or one too many, leads to its list.
  const list = flowState.pages.find((entry) => entry.list && entry.slot.patterns.includes(pattern))
  if (list && canVisit(flowState, list.path)) return list.path
  const isStep = path !== requestedPath || flowState.flow.slots.some((slot) => slot.patterns.includes(pattern))
  return isStep ? resume(flowState) : undefined
}
