import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { ServedSite, Sites } from '../../1-foundation/site/served-site.ts'
import { siteOf } from '../../1-foundation/site/site-of.ts'
import { authenticate, signInOver } from '../access/refusals.ts'
import type { Role } from '../access/roles.ts'
import type { SignedIn, SignIns, Until } from '../sign-in/sign-ins.ts'
import type { Person } from '../users/staff.ts'
import type { Visits } from './session-cookie.ts'

/** A member of the staff who proved their address and not yet their second factor; `enrol`: they have none to prove. */
export type PendingSecondFactor = { readonly person: Person; readonly wants: 'code' | 'enrol' }

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

export type Actors = ReturnType<typeof createActors>

type Dependencies = { visits: Visits; signIns: SignIns; sites: Sites; clock: () => Date }

/** Tells who makes a request, by its cookies. */
export const createActors = ({ visits, signIns, sites, clock }: Dependencies) => {
  // Hooks and handlers of one request all need its actor.
  const found = new WeakMap<FastifyRequest, Promise<Actor | undefined>>()

  const visitor = (sessionId: string, site: string): Actor => ({ sessionId, site, role: 'visitor', at: clock() })

  async function load(request: FastifyRequest, reply: FastifyReply): Promise<Actor | undefined> {
    const site = siteOf(sites, request).site.id
    const session = await visits.current(request, reply)
    const signedIn = await signIns.current(request, reply, session?.id)
    return session && { ...visitor(session.id, site), ...identityOf(signedIn) }
  }

  function find(request: FastifyRequest, reply: FastifyReply): Promise<Actor | undefined> {
    const actor = found.get(request) ?? load(request, reply)
    found.set(request, actor)
    return actor
  }

  async function findIgnoringExpiredSignIn(request: FastifyRequest, reply: FastifyReply): Promise<Actor | undefined> {
    try {
      return await find(request, reply)
    } catch (error) {
      if (!(error instanceof AppError && error.code === signInOver().code)) throw error
      const session = await visits.current(request, reply)
      return session && visitor(session.id, siteOf(sites, request).site.id)
    }
  }

  async function create(request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
    const session = await visits.currentOrNew(request, reply)
    const actor = visitor(session.id, siteOf(sites, request).site.id)
    found.set(request, Promise.resolve(actor))
    return actor
  }

  const hasNoSignIn = (request: FastifyRequest): boolean => !signIns.isClaimed(request)

  return {
    siteOf: (request: FastifyRequest): ServedSite => siteOf(sites, request),

    /** The request brings no sign-in, so it comes from a visitor at most: that takes no query. */
    hasNoSignIn,

    /** The actor; undefined for a browser without a session. Throws 401 for a sign-in that is forged or has ended. */
    find,

    /** The actor; without a session 401, as for a quote that does not exist. */
    async require(request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
      const actor = await find(request, reply)
      if (!actor) throw authenticate()
      return actor
    },

    /** The actor; a browser without a session gets one. */
    async requireOrCreate(request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
      return (await find(request, reply)) ?? (await create(request, reply))
    },

    /** For signing in and out: an ended sign-in counts as none. */
    findIgnoringExpiredSignIn,

    /** For signing in: an ended sign-in counts as none, and a browser without a session gets one. */
    async requireOrCreateIgnoringExpiredSignIn(request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
      return (await findIgnoringExpiredSignIn(request, reply)) ?? (await create(request, reply))
    },
  }
}

function identityOf(
  signedIn: SignedIn | undefined,
): Pick<Actor, 'role' | 'person' | 'original' | 'signInId' | 'pendingSecondFactor' | 'until'> {
  if (!signedIn) return { role: 'visitor' }
  const { id: signInId, person, helped, pendingSecondFactor, until } = signedIn
  if (pendingSecondFactor)
    return { role: 'visitor', signInId, pendingSecondFactor: { person, wants: pendingSecondFactor } }
  const known = { signInId, ...(until ? { until } : {}) }
  return helped
    ? { ...known, role: 'impersonator', person: helped, original: person }
    : { ...known, role: person.role, person }
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
