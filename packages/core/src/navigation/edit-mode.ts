import type { FlowState } from '../evaluation/evaluate-flow.ts'
import type { StepPath } from '../model/step.ts'
import { locate, next } from './navigate.ts'

/**
 * Where Continue leads after an edit from the last page before submitting: back to that page once everything before it
 * is answered, else to the first page that is not. An item's pages go on within the item and end at its list. The
 * caller keeps `edit` in the address of every other page. Decision X12.
 */
export function nextInEditMode(flowState: FlowState, path: string): StepPath | undefined {
  const { submit } = flowState.flow
  if (path === submit || locate(flowState, path)?.item) return next(flowState, path)
  const end = flowState.pages.findIndex((page) => page.path === submit)
  const unfinished = flowState.pages.slice(0, end < 0 ? undefined : end).find((page) => page.status !== 'complete')
  return unfinished ? unfinished.path : `${submit}?edit=true`
}
