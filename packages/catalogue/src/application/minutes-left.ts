import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { firstIncomplete } from '@coverwright/core/navigation/navigate'

/** The time a first-time reader needs for a page and for each of its questions; many are ticked or answered at once. */
export const secondsPerPage = 8
export const secondsPerQuestion = 2.5
/** Until the insurance is chosen: an average page, and the usual number of pages after it (`npm run figures`). */
const usualPage = 25
const usualPagesOfLines = 16
/** Questions of an insurer that are still being fetched. */
const usualQuestions = 12

/**
 * An estimate of the minutes left, from the first incomplete page. Until the insurance is chosen the questions are
 * unknown, so it counts pages; then it counts questions. At least 1.
 */
export function minutesLeft(flowState: FlowState): number {
  const ahead = flowState.pages.slice(firstIncomplete(flowState))
  if (flowState.view.get('insurance_types') === undefined)
    return minutesFor((ahead.length + usualPagesOfLines) * usualPage)
  const questions = ahead.map(({ status, visible }) => (status === 'waiting' ? usualQuestions : visible.length))
  return minutesFor(questions.reduce((sum, count) => sum + secondsPerPage + count * secondsPerQuestion, 0))
}

export const minutesFor = (seconds: number): number => Math.max(1, Math.round(seconds / 60))
