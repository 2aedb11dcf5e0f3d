import { cookieNameAt } from '@coverwright/catalogue/consent/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import type { Session, SessionStore } from './sessions.store.ts'
import { sessionDays } from './sessions.store.ts'

type Placed = { readonly name: string; readonly path: string }

/**
 * Browsers take a `__Host-` cookie only from this very host over HTTPS, so no neighbour can plant one; it has no path, so
 * the name alone keeps two sites on one host apart.
 */
const cookieAt = (prefixPath: string, https: boolean): Placed =>
  https
    ? { name: cookieNameAt('__Host-cw_session', prefixPath), path: '/' }
    : { name: cookieNameAt('cw_session', prefixPath), path: prefixPath || '/' }

const secondsInDay = 86_400
const prolongedAfterMs = secondsInDay * 1000

/** Whether a visit prolongs the session: once a day. */
export const isToBeProlonged = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() > prolongedAfterMs

export type Visits = ReturnType<typeof createVisits>

type Options = {
  sessions: SessionStore
  https: boolean
  clock: () => Date
  /** The path below which the site of a request is served. */
  prefixOf?: (request: FastifyRequest) => string
}

/** Who is asking, by the cookie that holds the session's token. */
export const createVisits = ({ sessions, https, clock, prefixOf = () => '' }: Options) => {
  const placed = (request: FastifyRequest): Placed => cookieAt(prefixOf(request), https)
  const send = (reply: FastifyReply, token: string) => {
    const { name, path } = placed(reply.request)
    return reply.setCookie(name, token, {
      path,
      httpOnly: true,
      sameSite: 'lax',
      secure: https,
      maxAge: sessionDays * secondsInDay,
    })
  }

  const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[placed(request).name]

  return {
    /** The visitor's session, prolonged once a day; undefined for a stranger. */
    async current(request: FastifyRequest, reply: FastifyReply): Promise<Session | undefined> {
      const token = tokenOf(request)
      if (!token) return undefined
      const now = clock()
      const session = await sessions.find(token, now)
      if (session && isToBeProlonged(session.lastSeenAt, now)) {
        await sessions.prolong(session.id, now)
        send(reply, token)
      }
      return session
    },

    /** The same session under another token, whose cookie goes out with the reply. */
    async rotate(trx: Database, reply: FastifyReply, sessionId: string): Promise<void> {
      send(reply, await sessions.rotate(trx, sessionId, clock()))
    },

    /** Another session, whatever this browser had before. */
    async begin(reply: FastifyReply): Promise<Session> {
      const { session, token } = await sessions.begin(clock())
      send(reply, token)
      return session
    },

    /** Forgets the browser. */
    async end(reply: FastifyReply, sessionId: string): Promise<void> {
      await sessions.end(sessionId, clock())
      const { name, path } = placed(reply.request)
      reply.clearCookie(name, { path, httpOnly: true, secure: https })
    },

    /** The visitor's session, or a new one whose cookie goes out with the reply. */
    async currentOrNew(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
      const known = await this.current(request, reply)
      if (known) return known
      return await this.begin(reply)
    },
  }
}
