import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import { findSession, insertSession, updateSession } from './sessions.store.ts'
import { type CookieSettings, createTokenCookie, drawToken, hashOfToken } from './token-cookie.ts'

/** How long a session lasts after its last visit. Source: seed 9, "about 29 days". */
export const sessionDays = 29

const secondsInDay = 86_400
const dayInMs = secondsInDay * 1000

/** Whether a visit extends the session: once a day. */
const isToBeProlonged = (lastSeenAt: Date, now: Date): boolean => now.getTime() - lastSeenAt.getTime() > dayInMs

const seenAt = (now: Date) => ({
  last_seen_at: now,
  expires_at: new Date(now.getTime() + sessionDays * dayInMs),
})

type Session = { readonly id: string }

export type Visits = ReturnType<typeof createVisits>

type Options = CookieSettings & { readonly db: Database; readonly clock: () => Date }

/** Sessions of browsers, by the token in their cookie. */
export const createVisits = ({ db, clock, ...settings }: Options) => {
  const cookie = createTokenCookie('cw_session', settings)
  const send = (reply: FastifyReply, token: string): void => cookie.send(reply, token, sessionDays * secondsInDay)

  return {
    /** The session of a request, extended once a day; undefined when there is none or it has expired. */
    async current(request: FastifyRequest, reply: FastifyReply): Promise<Session | undefined> {
      const token = cookie.read(request)
      if (token === undefined) return undefined
      const now = clock()
      const session = await findSession(db, hashOfToken(token), now)
      if (session && isToBeProlonged(session.last_seen_at, now)) {
        await updateSession(db, session.id, seenAt(now))
        send(reply, token)
      }
      return session
    },

    /** Gives a session another token, so that one from before a sign-in is worthless after it. */
    async rotate(trx: Database, reply: FastifyReply, id: string): Promise<void> {
      const token = drawToken()
      await updateSession(trx, id, { token_hash: hashOfToken(token), ...seenAt(clock()) })
      send(reply, token)
    },

    /** Begins a new session, whatever this browser had. */
    async begin(reply: FastifyReply): Promise<Session> {
      const token = drawToken()
      const id = randomUUID()
      const now = clock()
      await insertSession(db, { id, token_hash: hashOfToken(token), created_at: now, ...seenAt(now) })
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
