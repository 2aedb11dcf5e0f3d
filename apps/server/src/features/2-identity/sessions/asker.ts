import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { ServedSite, Sites } from '../../1-foundation/site/served-site.ts'
import { siteOf } from '../../1-foundation/site/site-of.ts'
import { authenticate, signInOver } from '../access/refusals.ts'
import type { Role } from '../access/roles.ts'
import type { SignedIn, SignIns, Until } from '../sign-in/sign-ins.ts'
import type { Person } from '../users/staff.ts'
import type { Visits } from './session-cookie.ts'

/** Somebody of the staff who proved their address and not yet their second factor; whether there is one to prove. */
export type Halfway = { readonly person: Person; readonly wants: 'code' | 'enrol' }

/** Who asks for a quote, and at which site. */
export type Asker = {
  readonly sessionId: string
  readonly site: string
  readonly role: Role
  /** Who signed in; while support helps somebody, the person who is helped. */
  readonly person?: Person
  /** Who is really there, while support helps somebody. */
  readonly original?: Person
  readonly signInId?: string
  /** Staff whose second factor is wanted before they are anybody here. */
  readonly halfway?: Halfway
  /** When staff are signed out. */
  readonly until?: Until
  /** When they ask: links they hold may be over. */
  readonly at: Date
}

export type Askers = ReturnType<typeof createAskers>

type Dependencies = { visits: Visits; signIns: SignIns; sites: Sites; clock: () => Date }

export const createAskers = ({ visits, signIns, sites, clock }: Dependencies) => {
  // A request asks several times who sent it; the answer is the same.
  const found = new WeakMap<FastifyRequest, Promise<Asker | undefined>>()

  const visitor = (sessionId: string, site: string): Asker => ({ sessionId, site, role: 'visitor', at: clock() })

  async function find(request: FastifyRequest, reply: FastifyReply): Promise<Asker | undefined> {
    const site = siteOf(sites, request).site.id
    const session = await visits.current(request, reply)
    const signedIn = await signIns.current(request, reply, session?.id)
    return session && { ...visitor(session.id, site), ...identityOf(signedIn) }
  }

  function perhaps(request: FastifyRequest, reply: FastifyReply): Promise<Asker | undefined> {
    const known = found.get(request) ?? find(request, reply)
    found.set(request, known)
    return known
  }

  /** The caller of a call about coming in or going out: a sign-in that is over stands in nobody's way there. */
  async function atTheDoor(request: FastifyRequest, reply: FastifyReply): Promise<Asker | undefined> {
    try {
      return await perhaps(request, reply)
    } catch (error) {
      if (!(error instanceof AppError && error.code === signInOver().code)) throw error
      const session = await visits.current(request, reply)
      return session && visitor(session.id, siteOf(sites, request).site.id)
    }
  }

  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<Asker> {
    const session = await visits.currentOrNew(request, reply)
    const begun = visitor(session.id, siteOf(sites, request).site.id)
    found.set(request, Promise.resolve(begun))
    return begun
  }

  /** Whoever brings no sign-in is a visitor or a stranger, which is known without asking the database. */
  const isUnsigned = (request: FastifyRequest): boolean => !signIns.isClaimed(request)

  return {
    siteOf: (request: FastifyRequest): ServedSite => siteOf(sites, request),

    isUnsigned,

    /** The caller, if this browser was here before. Refuses a sign-in that is forged or over. */
    perhaps,

    /** The caller of a call about a quote. A stranger has none, so is told what is told of a quote that does not exist. */
    async known(request: FastifyRequest, reply: FastifyReply): Promise<Asker> {
      const asker = await perhaps(request, reply)
      if (!asker) throw authenticate()
      return asker
    },

    atTheDoor,

    /** The caller, remembered from now on. */
    async knownOrNew(request: FastifyRequest, reply: FastifyReply): Promise<Asker> {
      return (await perhaps(request, reply)) ?? (await begin(request, reply))
    },

    /** The same for a call about coming in. */
    async atTheDoorOrNew(request: FastifyRequest, reply: FastifyReply): Promise<Asker> {
      return (await atTheDoor(request, reply)) ?? (await begin(request, reply))
    },
  }
}

function identityOf(
  signedIn: SignedIn | undefined,
): Pick<Asker, 'role' | 'person' | 'original' | 'signInId' | 'halfway' | 'until'> {
  if (!signedIn) return { role: 'visitor' }
  const { id: signInId, person, helped, halfway, until } = signedIn
  if (halfway) return { role: 'visitor', signInId, halfway: { person, wants: halfway } }
  const known = { signInId, ...(until ? { until } : {}) }
  return helped
    ? { ...known, role: 'impersonator', person: helped, original: person }
    : { ...known, role: person.role, person }
}

/** Nobody has this session: a stranger sees what everybody sees. */
export const stranger = (site: string, at: Date): Asker => ({
  at,
  sessionId: '00000000-0000-0000-0000-000000000000',
  site,
  role: 'visitor',
})

/** Who did it, for the chain of events: pseudonyms, and both of them while support helps somebody. */
export const actorOf = ({ sessionId, person, original }: Pick<Asker, 'sessionId' | 'person' | 'original'>): string => {
  if (original && person) return `person:${original.id} for person:${person.id}`
  return person ? `person:${person.id}` : `session:${sessionId}`
}
