import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const nameOf = (cookie: string): string => cookie.slice(0, cookie.indexOf('='))
/** Removing a cookie needs no consent. */
const takesAway = (cookie: string): boolean => /;\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(cookie)

/**
 * Refuses to set a cookie that is not in the catalogue of cookies, with its purpose. Register it after the cookie plugin,
 * whose header it reads.
 */
export function allowCookies(app: FastifyInstance, mayBeSet: (name: string) => boolean): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const header = reply.getHeader('set-cookie')
    if (header !== undefined) allow(request, reply, [header].flat().map(String))
    done(null, payload)
  })
  function allow(request: FastifyRequest, reply: FastifyReply, cookies: readonly string[]): void {
    const allowedCookies = cookies.filter((cookie) => takesAway(cookie) || mayBeSet(nameOf(cookie)))
    if (allowedCookies.length === cookies.length) return
    request.log.error('a cookie missing in the catalogue was not set')
    reply.removeHeader('set-cookie')
    if (allowedCookies.length > 0) reply.header('set-cookie', allowedCookies)
  }
}
