import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { cookieNameAt } from '@coverwright/catalogue/consent/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { signInOver } from '../access/refusals.ts'
import { findPerson } from '../people/people.store.ts'
import type { Person, Staff } from '../people/staff.ts'
import { sessionDays } from '../sessions/sessions.store.ts'
import type { SignInsTable } from './sign-in.tables.ts'

/** The cookie of a sign-in. Its name is given by the seed, section 6. */
export const signInCookie = 'user_auth'

const secondsInDay = 86_400
/** Often enough to tell a browser in use from a forgotten one. */
const seenAgainAfterMs = 15 * 60_000
/** Staff reach many people's data: they sign in once a working day. */
const staffSeconds = secondsInDay / 2
/** How long support helps somebody before it has to say again why. */
const helpingMs = 60 * 60_000

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A sign-in that counts: who it is and, while support helps somebody, whom. */
export type SignedIn = { readonly id: string; readonly person: Person; readonly helped?: Person }

/** Whom support helps, and why. */
export type Helping = { readonly personId: string; readonly reason: string }

type SignInRow = Pick<Selectable<SignInsTable>, 'id' | 'created_at' | 'last_seen_at' | 'expires_at'>

export type SignIns = ReturnType<typeof createSignIns>

type Dependencies = {
  db: Database
  staff: Staff
  https: boolean
  clock: () => Date
  /** The path below which the site of a request is served. */
  prefixOf?: (request: FastifyRequest) => string
}

type NewSignIn = {
  readonly sessionId: string
  readonly personId: string
  /** Seconds. */
  readonly maxAge: number
  readonly helping?: Helping | undefined
}

/**
 * Who is signed in. A sign-in belongs to one browser's session, whose own cookie no other site can plant; the token alone
 * opens nothing.
 */
export const createSignIns = ({ db, staff, https, clock, prefixOf = () => '' }: Dependencies) => {
  const placed = (request: FastifyRequest) => {
    const prefix = prefixOf(request)
    return { name: cookieNameAt(signInCookie, prefix), path: prefix || '/' }
  }

  const clear = (reply: FastifyReply) => {
    const { name, path } = placed(reply.request)
    return reply.clearCookie(name, { path, httpOnly: true, secure: https })
  }

  /** Whoever is signed in at a session is out. */
  async function endAt(trx: Database, sessionId: string): Promise<void> {
    await trx
      .updateTable('sign_ins')
      .set({ ended_at: clock() })
      .where('session_id', '=', sessionId)
      .where('ended_at', 'is', null)
      .execute()
  }

  /** Takes the place of the sign-in a session had. */
  async function insert(trx: Database, reply: FastifyReply, made: NewSignIn): Promise<string> {
    const { sessionId, personId, maxAge, helping } = made
    const now = clock()
    const id = randomUUID()
    const token = randomBytes(32).toString('base64url')
    await endAt(trx, sessionId)
    await trx
      .insertInto('sign_ins')
      .values({
        id,
        token_hash: hashOf(token),
        session_id: sessionId,
        person_id: personId,
        acts_as: helping?.personId ?? null,
        acts_reason: helping?.reason ?? null,
        acts_since: helping ? now : null,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + maxAge * 1000),
        ended_at: null,
      })
      .execute()
    const { name, path } = placed(reply.request)
    reply.setCookie(name, token, { path, httpOnly: true, sameSite: 'lax', secure: https, maxAge })
    return id
  }

  return {
    clear,
    endAt,

    /** The sign-in of a request; refused, and its cookie taken away, when it is forged or over. */
    async current(
      request: FastifyRequest,
      reply: FastifyReply,
      sessionId: string | undefined,
    ): Promise<SignedIn | undefined> {
      const token = request.cookies[placed(request).name]
      if (!token) return undefined
      const signedIn = sessionId === undefined ? undefined : await find({ db, staff }, token, sessionId, clock())
      if (signedIn) return signedIn
      clear(reply)
      throw signInOver()
    },

    /** Signs a person in at a browser's session; whoever was signed in there is out. The cookie goes out with the reply. */
    async begin(trx: Database, reply: FastifyReply, sessionId: string, person: Person): Promise<void> {
      const maxAge = person.role === 'customer' ? sessionDays * secondsInDay : staffSeconds
      await insert(trx, reply, { sessionId, personId: person.id, maxAge })
    },

    /**
     * Begins or ends helping somebody: a sign-in of its own, so that the one before it stays as the record of whom and
     * why. It lasts no longer than the sign-in it takes the place of.
     */
    async swap(trx: Database, reply: FastifyReply, signInId: string, helping?: Helping): Promise<string> {
      const now = clock()
      const row = await trx
        .selectFrom('sign_ins')
        .select(['session_id', 'person_id', 'expires_at'])
        .where('id', '=', signInId)
        .where('ended_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      // Two at once: the second finds it over.
      if (!row) throw signInOver()
      const maxAge = Math.max(1, Math.floor((row.expires_at.getTime() - now.getTime()) / 1000))
      return await insert(trx, reply, { sessionId: row.session_id, personId: row.person_id, maxAge, helping })
    },

    /** Where a person is signed in, the browser seen last first. */
    of: ({ id }: Pick<Person, 'id'>): Promise<SignInRow[]> =>
      db
        .selectFrom('sign_ins')
        .select(['id', 'created_at', 'last_seen_at', 'expires_at'])
        .where('person_id', '=', id)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', clock())
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .execute(),

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
    .select(['id', 'person_id', 'acts_as', 'acts_since', 'last_seen_at'])
    .where('token_hash', '=', hashOf(token))
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const stored = await findPerson(db, row.person_id)
  if (!stored || stored.disabled_at) return undefined
  if (now.getTime() - row.last_seen_at.getTime() > seenAgainAfterMs)
    await db.updateTable('sign_ins').set({ last_seen_at: now }).where('id', '=', row.id).execute()
  const person = staff.asPerson(stored)
  if (row.acts_as === null || isHelpOver(row.acts_since, now)) return { id: row.id, person }
  const other = await findPerson(db, row.acts_as)
  const helped = other && !other.disabled_at ? staff.asPerson(other) : undefined
  // Support that is no support any more, or helps somebody who is staff, helps nobody.
  return person.role === 'support' && helped?.role === 'customer'
    ? { id: row.id, person, helped }
    : { id: row.id, person }
}

const isHelpOver = (since: Date | null, now: Date): boolean =>
  since === null || now.getTime() - since.getTime() >= helpingMs
