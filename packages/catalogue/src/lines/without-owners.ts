import type { Rule } from '@coverwright/core/rules/rule'
import { any, is } from '@coverwright/core/rules/rule'

/** Churches, charities, clubs and owners’ associations: they have no owners and no investors. */
export const withoutOwners: Rule = any(
  is('business_type', 'nonprofit', 'association'),
  is('industry', 'civic'),
  is('naics6', '813990'),
)
