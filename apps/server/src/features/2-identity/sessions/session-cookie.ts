import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import { findSession, insertSession, updateSession } from './sessions.store.ts'
import { type CookieSettings, createTokenCookie, drawToken, hashOfToken } from './token-cookie.ts'

/** How long a session lasts after its last visit, unless a site says less. Source: seed 9, "about 29 days". */
const sessionDays = 29

const secondsInDay = 86_400
const dayInMs = secondsInDay * 1000

/** Whether a visit extends the session: once a day. */
const isToBeProlonged = (lastSeenAt: Date, now: Date): boolean => now.getTime() - lastSeenAt.getTime() > dayInMs

const seenAt = (now: Date, days: number) => ({
  last_seen_at: now,
  expires_at: new Date(now.getTime() + days * dayInMs),
})

type Session = { readonly id: string }

/** How long a request's browser is remembered, and who signed in there, in days. */
export const daysRemembered =
  ({ daysOf }: Pick<CookieSettings, 'daysOf'>) =>
  (request: FastifyRequest): number =>
    daysOf?.(request) ?? sessionDays

export type Visits = ReturnType<typeof createVisits>

type Options = CookieSettings & { readonly db: Database; readonly clock: () => Date }

/** Sessions of browsers, by the token in their cookie. */
export const createVisits = ({ db, clock, ...settings }: Options) => {
  const daysOf = daysRemembered(settings)
  const cookie = createTokenCookie('cw_session', settings)
  const send = (reply: FastifyReply, token: string): void =>
    cookie.send(reply, token, daysOf(reply.request) * secondsInDay)

  return {
    /** The session of a request, extended once a day; undefined when there is none or it has expired. */
    async current(request: FastifyRequest, reply: FastifyReply): Promise<Session | undefined> {
      const token = cookie.read(request)
      if (token === undefined) return undefined
      const now = clock()
      const session = await findSession(db, hashOfToken(token), now)
      if (session && isToBeProlonged(session.last_seen_at, now)) {
        await updateSession(db, session.id, seenAt(now, daysOf(request)))
        send(reply, token)
      }
      return session
    },

    /** Gives a session another token, so that one from before a sign-in is worthless after it. */
    async rotate(trx: Database, reply: FastifyReply, id: string): Promise<void> {
      const token = drawToken()
      await updateSession(trx, id, { token_hash: hashOfToken(token), ...seenAt(clock(), daysOf(reply.request)) })
      send(reply, token)
    },

    /** Begins a new session, whatever this browser had. */
    async begin(reply: FastifyReply): Promise<Session> {
      const token = drawToken()
      const id = randomUUID()
      const now = clock()
      await insertSession(db, {
        id,
        token_hash: hashOfToken(token),
        created_at: now,
        ...seenAt(now, daysOf(reply.request)),
      })
      send(reply, token)
      return { id }
    },

    /** Ends a session. Its owned quotes are found again by signing in. */
    async end(reply: FastifyReply, id: string): Promise<void> {
      await updateSession(db, id, { expires_at: clock() })
      cookie.clear(reply)
    },

    /** The session of a request, or a new one. */
    async currentOrNew(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
      return (await this.current(request, reply)) ?? (await this.begin(reply))
    },
  }
}
