import { contactPage } from '@coverwright/catalogue/application/contact-page'
import { rankOf } from '@coverwright/core/flow/navigate'
import type { Trail } from '@coverwright/core/flow/trail'

/**
 * Somebody who can be reached asks for this quote: it has come past the page that asks whom to reach, so that page was
 * taken. A flow without the page, such as a renewal, makes no leads. See decision 42.
 * @param furthest as `furthestStep` says, which never lies behind what is unfinished
 */
export function isLead(trail: Trail, furthest: string): boolean {
  const contact = rankOf(trail, contactPage)
  return contact >= 0 && rankOf(trail, furthest) > contact
}
