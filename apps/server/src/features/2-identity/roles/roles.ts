import { personRoles } from '@coverwright/contract/people'

/** The role of a person. Staff are listed in the operator's staff file; everybody else is a customer. */
export type PersonRole = (typeof personRoles)[number]

/** The role of an actor: a person's, a visitor, support acting as a customer, or a partner's machine. Source: seed 6. */
export const roles = ['visitor', ...personRoles, 'impersonator', 'partner'] as const
export type Role = (typeof roles)[number]

/** Roles that work on the quotes of an agency, for clients. */
const agentRoles: ReadonlySet<Role> = new Set(['agent', 'sub_agent', 'self_service_agent', 'platform_agent'])
export const isAgent = (role: Role): boolean => agentRoles.has(role)

/** The host's people who work on every application of a site. */
export const isDesk = (role: Role): boolean => role === 'desk'

/** Roles that work on other people's quotes, so they see an agent's notes about a client. */
export const worksForClients = (role: Role): boolean => isAgent(role) || isDesk(role)

/** Roles that act for an applicant, so they sign nothing. */
export const actsForApplicant = (role: Role): boolean => worksForClients(role) || role === 'partner'

/**
 * The host's people, and support acting for a customer: what they read about others is recorded. An agency's agents
 * read about their own clients.
 */
const observedRoles: ReadonlySet<Role> = new Set(['desk', 'support', 'operator', 'platform_agent', 'impersonator'])
export const isObserved = (role: Role): boolean => observedRoles.has(role)

/** Roles that apply for their own business. */
export const isApplicant = (role: Role): boolean => role === 'visitor' || role === 'customer'
