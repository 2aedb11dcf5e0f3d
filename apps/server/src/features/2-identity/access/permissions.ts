import type { Caller } from '../../../http/openapi/security.ts'
import type { Permission, RoutePolicy } from '../../../http/policy/route-policy.ts'
import { type Role, roles } from '../roles/roles.ts'

const agents = ['agent', 'sub_agent', 'self_service_agent', 'platform_agent'] as const

/** What each role may do. Whose quotes it reaches is another rule. Source: seed 6, R6. */
export const rolePermissions: Readonly<Record<Permission, readonly Role[]>> = {
  /** Reference data, the site, signing in and out. */
  public: roles,
  /** Who am I. */
  session: roles,
  /** For staff whose second factor is pending; to everybody else it answers that nothing is wanted. */
  'second-factor': roles,
  'quote:create': ['visitor', 'customer', ...agents, 'impersonator'],
  /** Support itself reaches no quote, so it reads nothing; it gets the same refusal as anybody else. */
  'quote:read': roles,
  'quote:write': ['visitor', 'customer', ...agents, 'impersonator'],
  /** Commits the applicant: nobody signs for somebody they merely help out with. */
  'quote:submit': ['visitor', 'customer', ...agents],
  /** Sends or takes back a link to a quote. */
  'quote:share': ['visitor', 'customer', ...agents],
  'account:read': ['customer', 'impersonator'],
  /** What is held about a person is theirs alone to take along or to have erased. */
  'personal-data': ['customer', ...agents, 'support'],
  agency: agents,
  'impersonation:begin': ['support'],
  /** Reads what people wrote to support. */
  'support-cases:read': ['support'],
  'impersonation:end': ['impersonator'],
}

export const isPermitted = (role: Role, permission: Permission): boolean => rolePermissions[permission].includes(role)

/** What the API document says a caller has to show. */
export function callerOf({ permission }: RoutePolicy): Caller {
  if (permission === 'public') return 'anybody'
  if (!isPermitted('visitor', permission)) return 'signed_in'
  return permission === 'session' || permission === 'quote:create' ? 'perhaps_session' : 'session'
}
