import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import type { Role } from '../roles/roles.ts'
import type { Person } from '../users/staff.ts'

/** A member of the staff who proved their address and not yet their second factor; `enrol`: they have none to prove. */
export type PendingSecondFactor = { readonly person: Person; readonly wants: 'code' | 'enrol' }

/** When a sign-in of staff is over: if nothing is done any more, and in any case. */
export type Until = { readonly idle: Date; readonly end: Date }

/** Who makes a request, and at which site. */
export type Actor = {
  readonly sessionId: string
  readonly site: string
  readonly role: Role
  /** Who signed in; while support helps somebody, the person who is helped. */
  readonly person?: Person
  /** The member of support, while they help somebody. */
  readonly original?: Person
  readonly signInId?: string
  readonly pendingSecondFactor?: PendingSecondFactor
  /** When staff are signed out. */
  readonly until?: Until
  /** The time of the request, by which links and grants expire. */
  readonly at: Date
}

/** Tells who makes a request, by its cookies. */
export type Actors = {
  siteOf(request: FastifyRequest): ServedSite
  /** The request brings no sign-in, so it comes from a visitor at most: that takes no query. */
  hasNoSignIn(request: FastifyRequest): boolean
  /** The actor; undefined for a browser without a session. Throws 401 for a sign-in that is forged or has ended. */
  find(request: FastifyRequest, reply: FastifyReply): Promise<Actor | undefined>
  /** The actor; without a session 401, as for a quote that does not exist. */
  require(request: FastifyRequest, reply: FastifyReply): Promise<Actor>
  /** The actor; a browser without a session gets one. */
  requireOrCreate(request: FastifyRequest, reply: FastifyReply): Promise<Actor>
  /** For signing in and out: an ended sign-in counts as none. */
  findIgnoringExpiredSignIn(request: FastifyRequest, reply: FastifyReply): Promise<Actor | undefined>
  /** For signing in: an ended sign-in counts as none, and a browser without a session gets one. */
  requireOrCreateIgnoringExpiredSignIn(request: FastifyRequest, reply: FastifyReply): Promise<Actor>
}

/** An actor whose session nobody has: sees what is public. */
export const anonymousActor = (site: string, at: Date): Actor => ({
  at,
  sessionId: '00000000-0000-0000-0000-000000000000',
  site,
  role: 'visitor',
})

/** Who did it, for the chain of events: a pseudonym, or both of them while support helps somebody. */
export const actorPseudonym = ({
  sessionId,
  person,
  original,
}: Pick<Actor, 'sessionId' | 'person' | 'original'>): string => {
  if (original && person) return `person:${original.id} for person:${person.id}`
  return person ? `person:${person.id}` : `session:${sessionId}`
}
