import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { firstIncomplete } from '@coverwright/core/navigation/navigate'

const secondsPerPage = 25
/** How many pages carriers usually add; the exact number is unknown before the insurance is chosen. */
const usualCarrierPages = 14

const hasChosen = ({ view }: FlowState): boolean => view.get('insurance_types') !== undefined

/** A rough estimate of the minutes left: the unanswered pages at a calm pace. At least 1. */
export function minutesLeft(flowState: FlowState): number {
  const pages = flowState.pages.length - firstIncomplete(flowState) + (hasChosen(flowState) ? 0 : usualCarrierPages)
  return minutesFor(pages)
}

/** Minutes for so many pages. At least 1. */
export const minutesFor = (pages: number): number => Math.max(1, Math.round((pages * secondsPerPage) / 60))
