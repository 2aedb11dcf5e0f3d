import type { Caller } from '../../../http/openapi/security.ts'
import type { Permission, RoutePolicy } from '../../../http/policy/route-policy.ts'
import { type Role, roles } from '../roles/roles.ts'

const agents = ['agent', 'sub_agent', 'self_service_agent', 'platform_agent'] as const

/** What each role may do. Whose quotes it reaches is another rule. Source: seed 6, R6. */
export const rolePermissions = {
  /** Reference data, the site, signing in and out. */
  public: roles,
  /** Who is signed in. */
  session: roles,
  /** For staff whose second factor is pending; everybody else is told that none is needed. */
  'second-factor': roles,
  'quote:create': ['visitor', 'customer', ...agents, 'impersonator'],
  /** Support itself can see no quote, so it gets the same refusal as for one that does not exist. */
  'quote:read': roles,
  'quote:write': ['visitor', 'customer', ...agents, 'impersonator', 'desk'],
  /** Commits the applicant, so nobody does it while impersonating them. */
  'quote:submit': ['visitor', 'customer', ...agents, 'desk'],
  /** Sends or revokes a link to a quote. */
  'quote:share': ['visitor', 'customer', ...agents, 'desk'],
  'account:read': ['customer', 'impersonator'],
  /** Only a person may export or erase the data about them. */
  'personal-data': ['customer', ...agents, 'support', 'desk'],
  agency: agents,
  /** Works on what waits at a site: its queues, and every application. */
  desk: ['desk'],
  'impersonation:begin': ['support'],
  /** Reads what people wrote to support. */
  'support-cases:read': ['support'],
  'impersonation:end': ['impersonator'],
} as const satisfies Readonly<Record<string, readonly Role[]>>

type RolePermissions = typeof rolePermissions

declare module '../../../http/policy/route-policy.ts' {
  interface Permissions extends RolePermissions {}
}

export function isPermitted(role: Role, permission: Permission): boolean {
  const permitted: readonly Role[] = rolePermissions[permission]
  return permitted.includes(role)
}

/** The credentials that the API document names for a permission. */
export function callerOf({ permission }: RoutePolicy): Caller {
  if (permission === 'public') return 'anybody'
  if (!isPermitted('visitor', permission)) return 'signed_in'
  return permission === 'session' || permission === 'quote:create' ? 'perhaps_session' : 'session'
}
