import type { Rule } from '@coverwright/core/rules/rule'
import { all, any, is, yes } from '@coverwright/core/rules/rule'
import { withoutOwners } from '../without-owners.ts'

const investors = 'directors_and_officers.investors'

/**
 * Businesses without owners, whose owners can sue only each other, or whose books a professional investor has read,
 * need not hand in documents. A missing answer exempts nobody. Source: seed 4.3, F11; docs/decisions/0010.
 */
export const exemptFromDocuments: Rule = any(
  withoutOwners,
  is('directors_and_officers.funding.vc_funding', 'No'),
  all(
    yes(`${investors}.has_lead_investor`),
    yes(`${investors}.has_accredited_investor`),
    yes(`${investors}.is_accredited_investor_eligible`),
  ),
)
