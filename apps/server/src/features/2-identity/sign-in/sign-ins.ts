import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import type { Until } from '../actor/actor.ts'
import { signInOver } from '../roles/refusals.ts'
import { isEnrolled } from '../second-factor/second-factors.store.ts'
import { daysRemembered } from '../sessions/session-cookie.ts'
import { type CookieSettings, createTokenCookie, drawToken, hashOfToken } from '../sessions/token-cookie.ts'
import type { Person, Staff } from '../users/staff.ts'
import { findPerson } from '../users/users.store.ts'
import { endSignInsOf, findSignIn, insertSignIn, lockSignIn, type SignInRow, updateSignIn } from './sign-ins.store.ts'

const secondsInDay = 86_400
/** How often a customer's activity is recorded: enough to tell a browser in use from a forgotten one. */
const seenAgainAfterMs = 15 * 60_000
/** More often for staff, since it decides when they are signed out. */
const staffSeenAgainAfterMs = 60_000
/** Staff reach many people's data: they sign in once a working day. */
const staffSeconds = secondsInDay / 2
/** How long a sign-in waits for the second factor. */
const pendingSeconds = 15 * 60
/** How long an impersonation lasts before support has to give a reason again. */
const helpingMs = 60 * 60_000

/** A valid sign-in: the person and, during impersonation, the member of support. */
export type SignedIn = {
  readonly id: string
  readonly person: Person
  readonly helped?: Person
  /** The second factor has to be proven or enrolled first. */
  readonly pendingSecondFactor?: 'code' | 'enrol'
  /** When staff are signed out: when idle, and in any case. */
  readonly until?: Until
}

/** The proof of the second factor for a new sign-in. */
export type SecondProof = { readonly at: Date; readonly deviceId?: string | undefined }

/** Whom support impersonates, and why. */
export type ImpersonationTarget = { readonly personId: string; readonly reason: string }

export type SignIns = ReturnType<typeof createSignIns>

type Dependencies = CookieSettings & {
  db: Database
  staff: Staff
  clock: () => Date
  /** Whether staff have to prove a second factor. */
  wantsSecondFactor: boolean
  /** How long without a call until staff are signed out. */
  staffIdleMs: number
}

type NewSignIn = {
  readonly sessionId: string
  readonly personId: string
  readonly role: string | null
  /** Seconds. */
  readonly maxAge: number
  readonly impersonation?: ImpersonationTarget | undefined
  readonly proof?: SecondProof | undefined
}

/**
 * Sign-ins by their cookie. A sign-in belongs to one browser's session, whose own cookie no other site can plant; the token
 * alone is worthless.
 */
export const createSignIns = (dependencies: Dependencies) => {
  const { https, clock, prefixOf } = dependencies
  const daysOf = daysRemembered(dependencies)
  // The name is given by the seed, section 6.
  const cookie = createTokenCookie('user_auth', { https, prefixOf })

  /** Replaces the sign-in of the session. */
  async function insert(trx: Database, reply: FastifyReply, signIn: NewSignIn): Promise<string> {
    const { sessionId, personId, role, maxAge, impersonation, proof } = signIn
    const now = clock()
    const id = randomUUID()
    const token = drawToken()
    await endSignInsOf(trx, sessionId, now)
    await insertSignIn(trx, {
      id,
      token_hash: hashOfToken(token),
      session_id: sessionId,
      person_id: personId,
      acts_as: impersonation?.personId ?? null,
      acts_reason: impersonation?.reason ?? null,
      acts_since: impersonation ? now : null,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + maxAge * 1000),
      ended_at: null,
      role,
      second_factor_at: proof?.at ?? null,
      device_id: proof?.deviceId ?? null,
    })
    cookie.send(reply, token, maxAge)
    return id
  }

  return {
    clear: cookie.clear,

    /** Whether a request has a sign-in cookie. Without it nobody is signed in. */
    isClaimed: (request: FastifyRequest): boolean => cookie.read(request) !== undefined,

    /** The sign-in of a request. Throws 401 and removes the cookie when it is forged or has ended. */
    async current(
      request: FastifyRequest,
      reply: FastifyReply,
      sessionId: string | undefined,
    ): Promise<SignedIn | undefined> {
      const token = cookie.read(request)
      if (token === undefined) return undefined
      const signedIn =
        sessionId === undefined ? undefined : await find(dependencies, request, { token, sessionId, now: clock() })
      if (signedIn) return signedIn
      cookie.clear(reply)
      throw signInOver()
    },

    /** Signs a person in at a browser's session, ending any other sign-in there. Sets the cookie on the reply. */
    async begin(
      trx: Database,
      reply: FastifyReply,
      sessionId: string,
      person: Person,
      proof?: SecondProof,
    ): Promise<string> {
      const maxAge = person.role === 'customer' ? daysOf(reply.request) * secondsInDay : staffSeconds
      return await insert(trx, reply, { sessionId, personId: person.id, role: person.role, maxAge, proof })
    },

    /** Begins a sign-in that allows nothing but proving the second factor. */
    beginPending: (trx: Database, reply: FastifyReply, sessionId: string, person: Person): Promise<string> =>
      insert(trx, reply, { sessionId, personId: person.id, role: person.role, maxAge: pendingSeconds }),

    /**
     * Begins or ends an impersonation as a sign-in of its own, so that the one before stays as a record of who was
     * impersonated and why. It lasts no longer than the sign-in it replaces.
     */
    async swap(
      trx: Database,
      reply: FastifyReply,
      signInId: string,
      impersonation?: ImpersonationTarget,
    ): Promise<string> {
      const now = clock()
      const row = await lockSignIn(trx, signInId)
      // Of two concurrent calls the second finds it ended.
      if (!row) throw signInOver()
      const maxAge = Math.max(1, Math.floor((row.expires_at.getTime() - now.getTime()) / 1000))
      const proof =
        row.second_factor_at === null ? undefined : { at: row.second_factor_at, deviceId: row.device_id ?? undefined }
      const { session_id: sessionId, person_id: personId, role } = row
      return await insert(trx, reply, { sessionId, personId, role, maxAge, impersonation, proof })
    },
  }
}

type SignInKey = { readonly token: string; readonly sessionId: string; readonly now: Date }

async function find(
  dependencies: Dependencies,
  request: FastifyRequest,
  key: SignInKey,
): Promise<SignedIn | undefined> {
  const { db, staff } = dependencies
  const { token, sessionId, now } = key
  const row = await findSignIn(db, { tokenHash: hashOfToken(token), sessionId, now })
  if (!row) return undefined
  const personRow = await findPerson(db, row.person_id)
  if (!personRow || personRow.disabled_at) return undefined
  const person = staff.asPerson(personRow)
  if (hasAnotherRole(row, person)) return undefined
  if (person.role === 'customer') {
    await noteSeen(dependencies, row, now, seenAgainAfterMs)
    return { id: row.id, person }
  }
  return await ofStaff(dependencies, row, person, { request, now })
}

type StaffRow = Pick<SignInRow, 'id' | 'acts_as' | 'acts_since' | 'last_seen_at' | 'expires_at' | 'second_factor_at'>

/** A sign-in of staff: ended when idle for too long, pending before the second factor, possibly an impersonation. */
async function ofStaff(
  dependencies: Dependencies,
  row: StaffRow,
  person: Person,
  { request, now }: { readonly request: FastifyRequest; readonly now: Date },
): Promise<SignedIn | undefined> {
  const { db, staff } = dependencies
  const isActivity = !request.routeOptions.config.policy?.isUnattended
  const idle = new Date((isActivity ? now : row.last_seen_at).getTime() + dependencies.staffIdleMs)
  if (row.last_seen_at.getTime() + dependencies.staffIdleMs <= now.getTime()) return undefined
  if (isActivity) await noteSeen(dependencies, row, now, staffSeenAgainAfterMs)
  const base = { id: row.id, person, until: { idle, end: row.expires_at } }
  if (dependencies.wantsSecondFactor && row.second_factor_at === null)
    return {
      ...base,
      pendingSecondFactor: (await isEnrolled(db, person.id)) ? 'code' : 'enrol',
    }
  if (row.acts_as === null || isHelpOver(row.acts_since, now)) return base
  const other = await findPerson(db, row.acts_as)
  const customer = other && !other.disabled_at ? staff.asPerson(other) : undefined
  // Impersonation ends for a person who has left support or whose customer has joined staff.
  return person.role === 'support' && customer?.role === 'customer' ? { ...base, helped: customer } : base
}

/**
 * A person whose role has changed since they signed in has to sign in again: a customer's sign-in lasts far longer than one
 * of staff may, and only staff prove a second factor. Sign-ins from before roles were stored are judged by these two.
 */
function hasAnotherRole(
  row: Pick<SignInRow, 'created_at' | 'expires_at' | 'role' | 'second_factor_at'>,
  { role }: Person,
): boolean {
  if (row.role !== null && row.role !== role) return true
  if (role === 'customer') return row.second_factor_at !== null
  return row.expires_at.getTime() - row.created_at.getTime() > staffSeconds * 1000
}

async function noteSeen(
  { db }: Pick<Dependencies, 'db'>,
  { id, last_seen_at }: Pick<SignInRow, 'id' | 'last_seen_at'>,
  now: Date,
  afterMs: number,
): Promise<void> {
  if (now.getTime() - last_seen_at.getTime() <= afterMs) return
  await updateSignIn(db, id, { last_seen_at: now })
}

const isHelpOver = (since: Date | null, now: Date): boolean =>
  since === null || now.getTime() - since.getTime() >= helpingMs
