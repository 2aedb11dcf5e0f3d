import { contactPage } from '@coverwright/catalogue/application/contact-page'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { rankOf } from '@coverwright/core/navigation/navigate'

/**
 * Somebody who can be reached asks for this quote: it has come past the page that asks whom to reach, so that page was
 * taken. A flow without the page, such as a renewal, makes no leads. See decision 42.
 * @param furthest from `furthestStep`, which is never before an unfinished step
 */
export function isLead(flowState: FlowState, furthest: string): boolean {
  const contact = rankOf(flowState, contactPage)
  return contact >= 0 && rankOf(flowState, furthest) > contact
}
