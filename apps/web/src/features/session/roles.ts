import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { hasAccounts } from '@coverwright/catalogue/sites/site'
import type { UserReply } from '@coverwright/contract/people'
import type { SiteReply } from '@coverwright/contract/site'

const agentRoles: ReadonlySet<string> = new Set(['agent', 'sub_agent', 'self_service_agent', 'platform_agent'])

/** Whether the user is an agent. While support impersonates somebody, the roles are that user's. */
export const isAgent = ({ roles }: Pick<UserReply, 'roles'>): boolean => roles.some((role) => agentRoles.has(role))

/** Whether the user works at the host's desk. */
export const isDesk = ({ roles }: Pick<UserReply, 'roles'>): boolean => roles.includes('desk')

/** Whether the user runs the product, at its console. */
export const isOperator = ({ roles }: Pick<UserReply, 'roles'>): boolean => roles.includes('operator')

/** Whether the user works on other people's quotes, for an agency or at the desk, and so is asked what clients are not. */
export const worksForClients = (user: Pick<UserReply, 'roles'>): boolean => isAgent(user) || isDesk(user)

/** Whether the user works here: for clients, at the console or in support. */
export const isStaff = (user: Pick<UserReply, 'roles'>): boolean =>
  worksForClients(user) || isOperator(user) || user.roles.includes('support')

/** Whether pages are denser: for agents and the desk, and on an agents' site for everybody who is not signed in as a client. */
export const isAgentMode = (
  { channel }: Pick<SiteReply, 'channel'>,
  user: Pick<UserReply, 'roles' | 'status'>,
): boolean => worksForClients(user) || (channel === 'agent' && user.status !== 'authenticated')

/** The page where a signed-in user finds their quotes, and its label; none for customers of a site without accounts. */
export function homePageOf(
  user: Pick<UserReply, 'roles'>,
  site: Pick<PublicSite, 'customerFacing'>,
): { readonly path: string; readonly label: string } | undefined {
  if (isAgent(user)) return { path: '/roles/agent', label: 'page.account.agent' }
  if (isDesk(user)) return { path: '/desk', label: 'page.account.desk' }
  if (isOperator(user)) return { path: '/console', label: 'page.account.console' }
  if (user.roles.includes('support')) return { path: '/roles/support', label: 'page.account.support' }
  return hasAccounts(site) ? { path: '/account', label: 'page.account' } : undefined
}
