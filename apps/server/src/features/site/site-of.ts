import type { FastifyRequest } from 'fastify'
import { notFound } from '../../platform/errors/app-error.ts'
import type { ServedSite, Sites } from './served-site.ts'

/** The site a request was sent to; a 404 where none is served. */
export function siteOf(sites: Sites, { host }: Pick<FastifyRequest, 'host'>): ServedSite {
  // An HTTP/1.0 request may name no host.
  const served = sites.ofHost(host || '')
  if (!served) throw notFound('site')
  return served
}
