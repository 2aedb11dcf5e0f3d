import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { hasAccounts } from '@coverwright/catalogue/sites/site'
import type { UserReply } from '@coverwright/contract/people'
import type { SiteReply } from '@coverwright/contract/site'

const agentRoles: ReadonlySet<string> = new Set(['agent', 'sub_agent', 'self_service_agent', 'platform_agent'])

/** Somebody who works on the quotes of others. Whoever support helps is seen as that person. */
export const isAgent = ({ roles }: Pick<UserReply, 'roles'>): boolean => roles.some((role) => agentRoles.has(role))

/** Agents work denser; so does whoever comes to an agents' site, unless signed in as somebody's client. */
export const isAgentMode = (
  { channel }: Pick<SiteReply, 'channel'>,
  user: Pick<UserReply, 'roles' | 'status'>,
): boolean => isAgent(user) || (channel === 'agent' && user.status !== 'authenticated')

/** Where somebody who is signed in finds what is theirs, and the words for it; customers nowhere without accounts. */
export function ownPageOf(
  user: Pick<UserReply, 'roles'>,
  site: Pick<PublicSite, 'customerFacing'>,
): { readonly path: string; readonly label: string } | undefined {
  if (isAgent(user)) return { path: '/roles/agent', label: 'page.account.agent' }
  if (user.roles.includes('support')) return { path: '/roles/support', label: 'page.account.support' }
  return hasAccounts(site) ? { path: '/account', label: 'page.account' } : undefined
}
