import type { Caller } from '../../../http/openapi/security.ts'
import type { Permission, RoutePolicy } from '../../../http/policy/route-policy.ts'
import type { Actor } from '../actor/actor.ts'
import type { Purpose } from '../roles/purposes.ts'
import { type Role, roles } from '../roles/roles.ts'

const agents = ['agent', 'sub_agent', 'self_service_agent', 'platform_agent'] as const

const people = roles.filter((role) => role !== 'partner')

/**
 * What each role may do. Which quotes it reaches is another rule; a partner's token must also be made for the purpose.
 * Source: seed 6, R6.
 */
export const rolePermissions = {
  /** Reference data, the site, and calls that their sender signs. */
  public: roles,
  /** Calls of anybody's browser: signing in and out, experiments, reports. */
  browser: people,
  /** Who is signed in. */
  session: people,
  /** For staff whose second factor is pending; everybody else gets the reply that none is needed. */
  'second-factor': people,
  'quote:create': ['visitor', 'customer', ...agents, 'impersonator', 'partner'],
  /** Support itself can see no quote, so it gets the same refusal as for one that does not exist. */
  'quote:read': roles,
  'quote:write': ['visitor', 'customer', ...agents, 'impersonator', 'desk', 'partner'],
  /** Commits the applicant, so nobody does it while impersonating them. */
  'quote:submit': ['visitor', 'customer', ...agents, 'desk', 'partner'],
  /** Sends or revokes a link to a quote. */
  'quote:share': ['visitor', 'customer', ...agents, 'desk', 'partner'],
  'account:read': ['customer', 'impersonator'],
  /** Only a person may export or erase the data about them. */
  'personal-data': ['customer', ...agents, 'support', 'desk', 'operator'],
  agency: agents,
  /** Works on what waits at a site: its queues, and every application. */
  desk: ['desk'],
  /**
   * Reads the figures of the business and the server, of every site, and looks after staff, mails and webhooks; no
   * application.
   */
  console: ['operator'],
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
  const permittedRoles: readonly Role[] = rolePermissions[permission]
  return permittedRoles.includes(role)
}

/** The purpose that a partner's token needs for a permission. */
const purposeOf: Partial<Record<Permission, Purpose>> = {
  'quote:read': 'read',
  'quote:create': 'quote',
  'quote:write': 'quote',
  'quote:submit': 'submit',
  'quote:share': 'share',
}

/** The purpose that a partner's token lacks for a permission of its role. */
export function lackedPurpose({ partner }: Pick<Actor, 'partner'>, permission: Permission): Purpose | undefined {
  const purpose = purposeOf[permission]
  return partner && purpose && !partner.purposes.includes(purpose) ? purpose : undefined
}

/** Whether an actor may do something: by their role and, if they are a machine, by what its token was made for. */
export const mayDo = (actor: Pick<Actor, 'role' | 'partner'>, permission: Permission): boolean =>
  isPermitted(actor.role, permission) && lackedPurpose(actor, permission) === undefined

/** The credentials that the API document names for a permission. */
export function callerOf({ permission }: RoutePolicy): Caller {
  if (permission === 'public' || permission === 'browser') return { needs: 'nothing' }
  if (!isPermitted('visitor', permission)) return { needs: 'sign_in' }
  const purpose = purposeOf[permission]
  const needs = permission === 'session' || permission === 'quote:create' ? 'perhaps_session' : 'session'
  return purpose ? { needs, purpose } : { needs }
}
