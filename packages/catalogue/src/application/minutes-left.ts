import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { firstIncomplete } from '@coverwright/core/navigation/navigate'

/** What somebody who reads it for the first time needs for a page, and for what it asks; much of that is ticked or known. */
export const secondsPerPage = 8
export const secondsPerQuestion = 2.5
/** Until the insurance is chosen: a usual page, and the pages that most need afterwards (`npm run figures`). */
const usualPage = 25
const usualPagesOfLines = 16
/** Questions of an insurer that are on their way. */
const usualQuestions = 12

/**
 * An estimate of the minutes left, from the first page that is not complete. Until the insurance is chosen nobody knows what
 * will be asked, so that pages alone count; then what they ask does, on however many pages. At least 1.
 */
export function minutesLeft(flowState: FlowState): number {
  const ahead = flowState.pages.slice(firstIncomplete(flowState))
  if (flowState.view.get('insurance_types') === undefined)
    return minutesFor((ahead.length + usualPagesOfLines) * usualPage)
  const questions = ahead.map(({ status, visible }) => (status === 'waiting' ? usualQuestions : visible.length))
  return minutesFor(questions.reduce((sum, count) => sum + secondsPerPage + count * secondsPerQuestion, 0))
}

/** At least 1. */
export const minutesFor = (seconds: number): number => Math.max(1, Math.round(seconds / 60))
