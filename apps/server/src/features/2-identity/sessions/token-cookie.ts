import { hash, randomBytes } from 'node:crypto'
import { type CookieName, cookieEntry, cookieNameAt } from '@coverwright/catalogue/consent/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A secret that a browser keeps in a cookie. The server stores only its hash. */
export const drawToken = (): string => randomBytes(32).toString('base64url')

export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer')

export type CookieSettings = {
  readonly https: boolean
  /** The path below which the site of a request is served. */
  readonly prefixOf?: ((request: FastifyRequest) => string) | undefined
  /** How long the site of a request remembers a browser after its last visit; 29 days without it. */
  readonly daysOf?: ((request: FastifyRequest) => number | undefined) | undefined
}

/**
 * An HttpOnly cookie that holds a token. Browsers accept one named `__Host-` only from this host over HTTPS, so no neighbouring
 * host can plant it; it has no path, so only the name separates two sites on one host.
 */
export function createTokenCookie(cookie: CookieName, { https, prefixOf = () => '' }: CookieSettings) {
  const hostPrefix = https ? cookieEntry(cookie)?.securePrefix : undefined
  const nameOf = (request: FastifyRequest): string => cookieNameAt(`${hostPrefix ?? ''}${cookie}`, prefixOf(request))
  const optionsOf = (request: FastifyRequest) => ({
    path: (hostPrefix === undefined && prefixOf(request)) || '/',
    httpOnly: true,
    secure: https,
  })

  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[nameOf(request)] || undefined,

    /** @param maxAge in seconds */
    send(reply: FastifyReply, token: string, maxAge: number): void {
      const { request } = reply
      reply.setCookie(nameOf(request), token, { ...optionsOf(request), sameSite: 'lax', maxAge })
    },

    clear(reply: FastifyReply): void {
      const { request } = reply
      reply.clearCookie(nameOf(request), optionsOf(request))
    },
  }
}
