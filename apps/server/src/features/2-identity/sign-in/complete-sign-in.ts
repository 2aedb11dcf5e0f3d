import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import { logAccess } from '../access/access-log.store.ts'
import { type Actor, actorPseudonym } from '../actor/actor.ts'
import { confirmBusinesses } from '../registration/businesses.store.ts'
import { takeRegisteredNames } from '../registration/registration.store.ts'
import { signInOver } from '../roles/refusals.ts'
import type { ProvenDevices } from '../second-factor/proven-devices.ts'
import { isEnrolled } from '../second-factor/second-factors.store.ts'
import type { Visits } from '../sessions/session-cookie.ts'
import type { SessionQuotes } from '../sessions/session-quotes.ts'
import { holdAccountOf } from '../users/hold-account.ts'
import type { Person, Staff } from '../users/staff.ts'
import { ensurePerson, type PersonRow, updatePerson } from '../users/users.store.ts'
import { endSignInsOf, listSignedInEmails, updateSignIn } from './sign-ins.store.ts'
import type { SecondProof, SignIns } from './sign-ins.ts'

export type SignInDependencies = {
  db: Database
  encryptor: Encryptor
  visits: Visits
  signIns: SignIns
  staff: Staff
  clock: () => Date
  devices: ProvenDevices
  sessionQuotes: SessionQuotes
  /** Whether staff have to prove a second factor. */
  wantsSecondFactor: boolean
}

export type VerifiedIdentity = {
  readonly email: string
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  /** The provider has checked a second factor itself. */
  readonly secondFactor?: boolean | undefined
}

/**
 * Signs in a person who has just verified an address: the browser's session gets another token, and quotes started in
 * it become theirs. A browser where somebody else has signed in gets a new session, so that their data stays separate.
 */
export async function completeSignIn(
  dependencies: SignInDependencies,
  reply: FastifyReply,
  actor: Actor,
  identity: VerifiedIdentity,
): Promise<Actor> {
  const { db, encryptor, visits, signIns, staff, sessionQuotes, clock } = dependencies
  const now = clock()
  const emails = await listSignedInEmails(db, actor.sessionId)
  const other = emails.some((email) => email !== emailKey(identity.email))
  const sessionId = other ? (await visits.begin(reply)).id : actor.sessionId
  return await db.transaction().execute(async (trx) => {
    await holdAccountOf(trx, identity.email)
    // Locks quotes before people, in the order of submitting: otherwise the two could deadlock.
    await sessionQuotes.lock(trx, actor.sessionId)
    const row = await ensurePerson(trx, identity, now)
    if (row.disabled_at) throw signInOver()
    // Quotes started while somebody else was signed in here are that person's.
    const mayAssign = !other || actor.signInId === undefined
    const owner = mayAssign ? actor : undefined
    const names = row.proven_at === null ? await proveFirst(trx, row, identity, owner, now) : {}
    const person = staff.asPerson({ ...row, ...names })
    await confirmBusinesses(trx, encryptor, person, owner?.sessionId, now)
    if (other) await endSignInsOf(trx, actor.sessionId, now)
    else await visits.rotate(trx, reply, sessionId)
    const proof = await secondProof(dependencies, trx, reply.request, { person, identity, now })
    if (proof === 'missing') {
      if (mayAssign) await sessionQuotes.move(trx, actor.sessionId, sessionId)
      return await awaitSecondFactor(dependencies, { trx, reply, now }, { sessionId, site: actor.site, person })
    }
    await signIns.begin(trx, reply, sessionId, person, proof)
    const signedIn: Actor = { sessionId, site: actor.site, role: person.role, person, at: now }
    if (mayAssign) await sessionQuotes.assign(trx, { ...signedIn, sessionId: actor.sessionId }, now)
    await logAccess(trx, { kind: 'signed_in', actor: actorPseudonym(signedIn), personId: person.id }, now)
    return signedIn
  })
}

/** The first proof of an address. The names are those from the provider, or those this browser sent before. */
async function proveFirst(
  trx: Database,
  row: PersonRow,
  { first_name, last_name }: VerifiedIdentity,
  owner: Actor | undefined,
  now: Date,
): Promise<Pick<PersonRow, 'first_name' | 'last_name' | 'phone' | 'proven_at'>> {
  const names = await takeRegisteredNames(trx, row.id, owner?.sessionId)
  const first = {
    first_name: first_name ?? names?.first_name ?? row.first_name,
    last_name: last_name ?? names?.last_name ?? row.last_name,
    phone: names?.phone ?? row.phone,
    proven_at: now,
  }
  await updatePerson(trx, row.id, first)
  return first
}

type Provable = { readonly person: Person; readonly identity: VerifiedIdentity; readonly now: Date }

/** What proves the second factor of staff: their provider, or the browser. Undefined where none is required. */
async function secondProof(
  { devices, wantsSecondFactor }: SignInDependencies,
  trx: Database,
  request: FastifyRequest,
  { person, identity, now }: Provable,
): Promise<SecondProof | 'missing' | undefined> {
  if (!wantsSecondFactor || person.role === 'customer') return undefined
  if (identity.secondFactor) return { at: now }
  const deviceId = await devices.find(trx, request, person.id)
  return deviceId === undefined ? 'missing' : { at: now, deviceId }
}

type SignInStart = { readonly trx: Database; readonly reply: FastifyReply; readonly now: Date }

/** Staff whose second factor is pending at this browser: until then they can do nothing. */
async function awaitSecondFactor(
  { signIns }: SignInDependencies,
  { trx, reply, now }: SignInStart,
  { sessionId, site, person }: { readonly sessionId: string; readonly site: string; readonly person: Person },
): Promise<Actor> {
  const wants = (await isEnrolled(trx, person.id)) ? 'code' : 'enrol'
  const signInId = await signIns.beginPending(trx, reply, sessionId, person)
  await logAccess(trx, { kind: 'second_factor_wanted', actor: `session:${sessionId}`, personId: person.id }, now)
  return { sessionId, site, role: 'visitor', signInId, pendingSecondFactor: { person, wants }, at: now }
}

/** Signs out at this browser: the sign-in and the session both end, so that going back shows nothing. */
export async function completeSignOut(
  { db, visits, signIns, clock }: Pick<SignInDependencies, 'db' | 'visits' | 'signIns' | 'clock'>,
  reply: FastifyReply,
  actor: Actor,
): Promise<void> {
  if (actor.signInId === undefined) return
  const now = clock()
  await updateSignIn(db, actor.signInId, { ended_at: now })
  await visits.end(reply, actor.sessionId)
  signIns.clear(reply)
  await logAccess(
    db,
    {
      kind: 'signed_out',
      actor: actorPseudonym(actor),
      personId: (actor.person ?? actor.pendingSecondFactor?.person)?.id,
    },
    now,
  )
}
