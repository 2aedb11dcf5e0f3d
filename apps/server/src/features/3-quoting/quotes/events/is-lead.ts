import { contactPage } from '@coverwright/catalogue/application/contact-page'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { rankOf } from '@coverwright/core/navigation/navigate'

/**
 * A reachable person asks for this quote: it has got past the contact page, so that page was saved. A flow without the
 * page, such as a renewal, creates no leads. See decision 42.
 * @param furthest from `furthestStep`, which is never before an unfinished step
 */
export function isLead(flowState: FlowState, furthest: string): boolean {
  const contact = rankOf(flowState, contactPage)
  return contact >= 0 && rankOf(flowState, furthest) > contact
}
