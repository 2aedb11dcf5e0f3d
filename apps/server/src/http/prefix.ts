import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Trusts } from './trusted-proxy.ts'

/** The path below which a site is served at an address, such as "/acme"; empty at the root of its host. */
export type PrefixAt = (host: string, url: string) => string

const lastOf = (header: string): string => header.slice(header.lastIndexOf(',') + 1).trim()

/** The host as Fastify would give it, before there is a request. */
function hostOf({ headers, socket }: IncomingMessage, trusts: Trusts): string {
  const forwardedHost = headers['x-forwarded-host']
  const isForwarded = typeof forwardedHost === 'string' && forwardedHost !== '' && trusts(socket.remoteAddress, 0)
  return isForwarded ? lastOf(forwardedHost) : (headers.host ?? '')
}

/** Strips the prefix from an address, so that pages, files and API have one route for all sites. */
export const withoutPrefix =
  (prefixAt: PrefixAt, trusts: Trusts) =>
  (raw: IncomingMessage): string => {
    const url = raw.url ?? '/'
    const below = url.slice(prefixAt(hostOf(raw, trusts), url).length)
    return below.startsWith('/') ? below : `/${below}`
  }

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

/** Redirects the bare prefix to a path with a slash: pages name their files relative to it. */
export function addSlash(app: FastifyInstance, prefixAt: PrefixAt): void {
  // After the hooks that set headers, which a redirect needs too.
  app.addHook('preValidation', async ({ method, host, originalUrl }: FastifyRequest, reply) => {
    const prefix = prefixAt(host, originalUrl)
    if (prefix === '' || pathOf(originalUrl) !== prefix || (method !== 'GET' && method !== 'HEAD')) return
    reply.header('cache-control', 'no-store')
    return reply.redirect(`${prefix}/${originalUrl.slice(prefix.length)}`, 302)
  })
}
