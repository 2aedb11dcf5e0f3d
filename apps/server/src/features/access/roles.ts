/** What a person is, as the database has it. Staff come from the operator's staff file; everybody else is a customer. */
export const storedRoles = [
  'customer',
  'agent',
  'sub_agent',
  'self_service_agent',
  'platform_agent',
  'support',
] as const
export type StoredRole = (typeof storedRoles)[number]

/** Who is asking: a stored role, nobody known, or support acting as a customer. Source: seed 6. */
export const roles = ['visitor', ...storedRoles, 'impersonator'] as const
export type Role = (typeof roles)[number]

/** Those who work for others, on the quotes of an agency. */
const agentRoles: ReadonlySet<Role> = new Set(['agent', 'sub_agent', 'self_service_agent', 'platform_agent'])
export const isAgent = (role: Role): boolean => agentRoles.has(role)
