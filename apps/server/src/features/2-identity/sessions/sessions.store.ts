import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import { drawToken, hashOfToken } from './token.ts'

/** How long a browser is remembered after its last visit. Source: seed 9, "about 29 days". */
export const sessionDays = 29

const dayInMs = 86_400_000

export type Session = { readonly id: string; readonly lastSeenAt: Date }

export type SessionStore = ReturnType<typeof createSessionStore>

export const createSessionStore = (db: Database) => ({
  /** Begins a session. The token goes to the browser and is kept nowhere else. */
  async begin(now: Date): Promise<{ session: Session; token: string }> {
    const token = drawToken()
    const id = randomUUID()
    await db
      .insertInto('sessions')
      .values({ id, token_hash: hashOfToken(token), created_at: now, last_seen_at: now, expires_at: expiry(now) })
      .execute()
    return { session: { id, lastSeenAt: now }, token }
  },

  /** The session of a token; undefined when there is none or it is over. */
  async find(token: string, now: Date): Promise<Session | undefined> {
    const row = await db
      .selectFrom('sessions')
      .select(['id', 'last_seen_at'])
      .where('token_hash', '=', hashOfToken(token))
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row && { id: row.id, lastSeenAt: row.last_seen_at }
  },

  /** Gives a session another token, so that one known before a sign-in opens nothing after it. */
  async rotate(trx: Database, id: string, now: Date): Promise<string> {
    const token = drawToken()
    await trx
      .updateTable('sessions')
      .set({ token_hash: hashOfToken(token), last_seen_at: now, expires_at: expiry(now) })
      .where('id', '=', id)
      .execute()
    return token
  },

  /** Ends a session: what was begun in it is found again by signing in. */
  async end(id: string, now: Date): Promise<void> {
    await db.updateTable('sessions').set({ expires_at: now }).where('id', '=', id).execute()
  },

  /** Counts the days anew from this visit. */
  async prolong(id: string, now: Date): Promise<void> {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: now, expires_at: expiry(now) })
      .where('id', '=', id)
      .execute()
  },
})

const expiry = (now: Date): Date => new Date(now.getTime() + sessionDays * dayInMs)
