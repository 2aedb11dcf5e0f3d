import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import type { Purpose } from '../roles/purposes.ts'
import type { Role } from '../roles/roles.ts'
import type { Person } from '../users/staff.ts'

/** A member of staff who has proved their address but not their second factor; `enrol`: they have none yet. */
export type PendingSecondFactor = { readonly person: Person; readonly wants: 'code' | 'enrol' }

/** When a sign-in of staff ends: when idle, and in any case. */
export type Until = { readonly idle: Date; readonly end: Date }

/** A partner's machine: its token, and the purposes of that. */
export type Partner = {
  readonly name: string
  /** The token's id, which opens nothing. */
  readonly token: string
  readonly purposes: readonly Purpose[]
  /** The agency whose quotes it works on; otherwise those that it began. */
  readonly agencyId?: string
}

/** Who makes a request, and at which site. */
export type Actor = {
  readonly sessionId: string
  readonly site: string
  readonly role: Role
  /** Who signed in; during impersonation, the customer. */
  readonly person?: Person
  /** During impersonation, the member of support. */
  readonly original?: Person
  readonly signInId?: string
  /** Present for the role `partner`. */
  readonly partner?: Partner
  readonly pendingSecondFactor?: PendingSecondFactor
  /** When staff are signed out. */
  readonly until?: Until
  /** The time of the request, by which links and grants expire. */
  readonly at: Date
}

/** Finds who makes a request, by its token or its cookies. */
export type Actors = {
  siteOf(request: FastifyRequest): ServedSite
  /** Whether the request has no sign-in cookie and no token, so that it is at most a visitor's. Makes no query. */
  hasNoSignIn(request: FastifyRequest): boolean
  /** Whether the request has a token, right or wrong. */
  hasToken(request: FastifyRequest): boolean
  /** The actor; undefined for a browser without a session. Throws 401 for a sign-in that is forged or has ended. */
  find(request: FastifyRequest, reply: FastifyReply): Promise<Actor | undefined>
  /** The actor; throws 401 without a session, as for a quote that does not exist. */
  require(request: FastifyRequest, reply: FastifyReply): Promise<Actor>
  /** The actor; a browser without a session gets one. */
  requireOrCreate(request: FastifyRequest, reply: FastifyReply): Promise<Actor>
  /** For signing in and out: an ended sign-in counts as none. */
  findIgnoringExpiredSignIn(request: FastifyRequest, reply: FastifyReply): Promise<Actor | undefined>
  /** For signing in: an ended sign-in counts as none, and a browser without a session gets one. */
  requireOrCreateIgnoringExpiredSignIn(request: FastifyRequest, reply: FastifyReply): Promise<Actor>
}

/** An actor with a session without a browser: sees what is public. */
export const anonymousActor = (site: string, at: Date): Actor => ({
  at,
  sessionId: '00000000-0000-0000-0000-000000000000',
  site,
  role: 'visitor',
})

/** The pseudonym of an actor for the chain of events: during impersonation, both pseudonyms; of a machine, the partner and its token. */
export const actorPseudonym = ({
  sessionId,
  person,
  original,
  partner,
}: Pick<Actor, 'sessionId' | 'person' | 'original' | 'partner'>): string => {
  if (partner) return `partner:${partner.name} token:${partner.token}`
  if (original && person) return `person:${original.id} for person:${person.id}`
  return person ? `person:${person.id}` : `session:${sessionId}`
}
