import type { FlowState } from '../evaluation/evaluate-flow.ts'
import type { PageState } from '../evaluation/page-state.ts'
import type { StepPath } from '../model/step.ts'
import { locate, next } from './navigate.ts'

/**
 * Where Continue leads after an edit from the last page before submitting: back to that page once everything before it
 * is answered, else to the first page that is not. An item's pages go on within the item and end at its list, unless the
 * edit began at this one. Decision X12.
 */
export function nextInEditMode(flowState: FlowState, path: string, startPath?: string): StepPath | undefined {
  const { submit } = flowState.flow
  if (path === submit) return next(flowState, path)
  const [unfinishedPage] = unfinishedPages(flowState)
  const isInItem = locate(flowState, path)?.item !== undefined
  if (isInItem && (unfinishedPage || path !== startPath)) return next(flowState, path)
  return unfinishedPage ? unfinishedPage.path : `${submit}?edit=true`
}

/** The pages before the last one that still need an answer. */
export function unfinishedPages({ flow, pages }: FlowState): readonly PageState[] {
  const end = pages.findIndex((page) => page.path === flow.submit)
  return pages.slice(0, end < 0 ? undefined : end).filter((page) => page.status !== 'complete')
}
