import type { FastifyRequest } from 'fastify'
import { originOf } from '../../1-foundation/site/origin-of.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import { siteOf } from '../../1-foundation/site/site-of.ts'

/** Where the page of this request may load a script from, besides us: its site's tracker. */
export function scriptOrigins(sites: Sites, request: FastifyRequest): readonly string[] {
  const { on, scriptUrl } = trackingOf(sites, request) ?? {}
  const origin = on && scriptUrl !== undefined ? originOf(scriptUrl) : undefined
  return origin === undefined ? [] : [origin]
}

function trackingOf(sites: Sites, request: FastifyRequest) {
  try {
    return siteOf(sites, request).site.tracking
  } catch {
    // No site is served there; the page itself says so.
    return undefined
  }
}
