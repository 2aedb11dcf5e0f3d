import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../platform/errors/app-error.ts'
import type { ServedSite, Sites } from '../site/served-site.ts'
import { siteOf } from '../site/site-of.ts'
import type { Visits } from './session-cookie.ts'

/** Who asks for a quote, and at which site. */
export type Asker = { readonly sessionId: string; readonly site: string }

export type Askers = ReturnType<typeof createAskers>

export const createAskers = ({ visits, sites }: { visits: Visits; sites: Sites }) => ({
  siteOf: (request: FastifyRequest): ServedSite => siteOf(sites, request),

  /** The caller, if this browser was here before. */
  async perhaps(request: FastifyRequest, reply: FastifyReply): Promise<Asker | undefined> {
    const session = await visits.current(request, reply)
    return session && { sessionId: session.id, site: siteOf(sites, request).site.id }
  },

  /** The caller of a call about a quote. A stranger has none, so is told what is told of a quote that does not exist. */
  async known(request: FastifyRequest, reply: FastifyReply): Promise<Asker> {
    const site = siteOf(sites, request).site.id
    const session = await visits.current(request, reply)
    if (!session) throw notFound('quote')
    return { sessionId: session.id, site }
  },

  /** The caller, remembered from now on. */
  async knownOrNew(request: FastifyRequest, reply: FastifyReply): Promise<Asker> {
    const site = siteOf(sites, request).site.id
    const session = await visits.currentOrNew(request, reply)
    return { sessionId: session.id, site }
  },
})
