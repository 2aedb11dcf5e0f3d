import { personRoles } from '@coverwright/contract/people'

/** What a person is. Staff stand in the operator's staff file; everybody else is a customer. */
export type PersonRole = (typeof personRoles)[number]

/** Who is asking: a person, nobody known, or support acting as a customer. Source: seed 6. */
export const roles = ['visitor', ...personRoles, 'impersonator'] as const
export type Role = (typeof roles)[number]

/** Those who work for others, on the quotes of an agency. */
const agentRoles: ReadonlySet<Role> = new Set(['agent', 'sub_agent', 'self_service_agent', 'platform_agent'])
export const isAgent = (role: Role): boolean => agentRoles.has(role)

/** Those who apply for a business of their own. */
export const isApplicant = (role: Role): boolean => role === 'visitor' || role === 'customer'
