import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { signInOver } from '../access/refusals.ts'
import { findPerson } from '../people/people.store.ts'
import type { Person, Staff } from '../people/staff.ts'
import { sessionDays } from '../sessions/sessions.store.ts'

/** The cookie of a sign-in. Its name is given by the seed, section 6. */
export const signInCookie = 'user_auth'

const secondsInDay = 86_400
/** Staff reach many people's data: they sign in once a working day. */
const staffSeconds = secondsInDay / 2

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A sign-in that counts: who it is and, while support helps somebody, whom. */
export type SignedIn = { readonly id: string; readonly person: Person; readonly helped?: Person }

export type SignIns = ReturnType<typeof createSignIns>

type Dependencies = { db: Database; staff: Staff; https: boolean; clock: () => Date }

/**
 * Who is signed in. A sign-in belongs to one browser's session, whose own cookie no other site can plant; the token alone
 * opens nothing.
 */
export const createSignIns = ({ db, staff, https, clock }: Dependencies) => {
  const clear = (reply: FastifyReply) => reply.clearCookie(signInCookie, { path: '/', httpOnly: true, secure: https })

  return {
    clear,

    /** The sign-in of a request; refused, and its cookie taken away, when it is forged or over. */
    async current(
      request: FastifyRequest,
      reply: FastifyReply,
      sessionId: string | undefined,
    ): Promise<SignedIn | undefined> {
      const token = request.cookies[signInCookie]
      if (!token) return undefined
      const signedIn = sessionId === undefined ? undefined : await find({ db, staff }, token, sessionId, clock())
      if (signedIn) return signedIn
      clear(reply)
      throw signInOver()
    },

    /** Signs a person in at a browser's session; whoever was signed in there is out. The cookie goes out with the reply. */
    async begin(trx: Database, reply: FastifyReply, sessionId: string, person: Person): Promise<void> {
      const now = clock()
      const token = randomBytes(32).toString('base64url')
      const maxAge = person.role === 'customer' ? sessionDays * secondsInDay : staffSeconds
      await trx
        .updateTable('sign_ins')
        .set({ ended_at: now })
        .where('session_id', '=', sessionId)
        .where('ended_at', 'is', null)
        .execute()
      await trx
        .insertInto('sign_ins')
        .values({
          id: randomUUID(),
          token_hash: hashOf(token),
          session_id: sessionId,
          person_id: person.id,
          acts_as: null,
          acts_reason: null,
          acts_since: null,
          created_at: now,
          last_seen_at: now,
          expires_at: new Date(now.getTime() + maxAge * 1000),
          ended_at: null,
        })
        .execute()
      reply.setCookie(signInCookie, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: https, maxAge })
    },

    async end(id: string): Promise<void> {
      await db.updateTable('sign_ins').set({ ended_at: clock() }).where('id', '=', id).execute()
    },
  }
}

async function find(
  { db, staff }: Pick<Dependencies, 'db' | 'staff'>,
  token: string,
  sessionId: string,
  now: Date,
): Promise<SignedIn | undefined> {
  const row = await db
    .selectFrom('sign_ins')
    .select(['id', 'person_id', 'acts_as'])
    .where('token_hash', '=', hashOf(token))
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const stored = await findPerson(db, row.person_id)
  if (!stored || stored.disabled_at) return undefined
  const person = staff.asPerson(stored)
  if (row.acts_as === null) return { id: row.id, person }
  const other = await findPerson(db, row.acts_as)
  const helped = other && staff.asPerson(other)
  // Support that is no support any more, or helps somebody who is staff, helps nobody.
  return person.role === 'support' && helped?.role === 'customer'
    ? { id: row.id, person, helped }
    : { id: row.id, person }
}
