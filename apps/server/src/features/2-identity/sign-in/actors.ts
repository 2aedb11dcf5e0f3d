import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { ServedSite, Sites } from '../../1-foundation/site/served-site.ts'
import { siteOf } from '../../1-foundation/site/site-of.ts'
import type { Actor, Actors } from '../actor/actor.ts'
import { signInOver, signInRequired } from '../roles/refusals.ts'
import type { Visits } from '../sessions/session-cookie.ts'
import type { ApiTokens } from '../tokens/api-tokens.ts'
import type { SignedIn, SignIns } from './sign-ins.ts'

type Dependencies = { visits: Visits; signIns: SignIns; tokens: ApiTokens; sites: Sites; clock: () => Date }

export const createActors = ({ visits, signIns, tokens, sites, clock }: Dependencies): Actors => {
  // Hooks and handlers of one request all need its actor.
  const actorsByRequest = new WeakMap<FastifyRequest, Promise<Actor | undefined>>()

  const visitor = (sessionId: string, site: string): Actor => ({ sessionId, site, role: 'visitor', at: clock() })

  async function load(request: FastifyRequest, reply: FastifyReply): Promise<Actor | undefined> {
    const site = siteOf(sites, request).site.id
    // Cookies beside it are ignored.
    if (tokens.isClaimed(request))
      return { ...(await tokens.require(request, site)), site, role: 'partner', at: clock() }
    const session = await visits.current(request, reply)
    const signedIn = await signIns.current(request, reply, session?.id)
    return session && { ...visitor(session.id, site), ...identityOf(signedIn) }
  }

  function find(request: FastifyRequest, reply: FastifyReply): Promise<Actor | undefined> {
    const actor = actorsByRequest.get(request) ?? load(request, reply)
    actorsByRequest.set(request, actor)
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
    actorsByRequest.set(request, Promise.resolve(actor))
    return actor
  }

  const hasToken = (request: FastifyRequest): boolean => tokens.isClaimed(request)
  const hasNoSignIn = (request: FastifyRequest): boolean => !signIns.isClaimed(request) && !hasToken(request)

  return {
    siteOf: (request: FastifyRequest): ServedSite => siteOf(sites, request),
    hasNoSignIn,
    hasToken,
    find,
    async require(request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
      const actor = await find(request, reply)
      if (!actor) throw signInRequired()
      return actor
    },
    async requireOrCreate(request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
      return (await find(request, reply)) ?? (await create(request, reply))
    },
    findIgnoringExpiredSignIn,
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
  const base = { signInId, ...(until ? { until } : {}) }
  return helped
    ? { ...base, role: 'impersonator', person: helped, original: person }
    : { ...base, role: person.role, person }
}
