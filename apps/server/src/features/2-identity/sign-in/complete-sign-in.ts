import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import { logAccess } from '../access/access-log.ts'
import { type Actor, actorPseudonym } from '../actor/actor.ts'
import { takeUpNames } from '../registration/register.ts'
import { signInOver } from '../roles/refusals.ts'
import type { ProvenDevices } from '../second-factor/proven-devices.ts'
import type { SecondFactors } from '../second-factor/second-factors.ts'
import type { Visits } from '../sessions/session-cookie.ts'
import { holdAccountOf } from '../users/hold-account.ts'
import type { Person, Staff } from '../users/staff.ts'
import { ensurePerson, type PersonRow } from '../users/users.store.ts'
import type { SessionQuotes } from './session-quotes.ts'
import type { SecondProof, SignIns } from './sign-ins.ts'

export type Completing = {
  db: Database
  visits: Visits
  signIns: SignIns
  staff: Staff
  clock: () => Date
  devices: ProvenDevices
  secondFactors: SecondFactors
  sessionQuotes: SessionQuotes
  /** Whether staff have to prove a second factor. */
  wantsSecondFactor: boolean
}

export type Proven = {
  readonly email: string
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  /** A provider says that it asked for a second factor itself. */
  readonly secondFactor?: boolean | undefined
}

/**
 * Signs in whoever has just proven an address, at the browser that asks: the session gets another token, and what was
 * begun here becomes theirs. A browser where somebody else signed in before gets a session of its own, so that nothing mixes.
 */
export async function completeSignIn(
  completing: Completing,
  reply: FastifyReply,
  actor: Actor,
  proven: Proven,
): Promise<Actor> {
  const { db, visits, signIns, staff, sessionQuotes, clock } = completing
  const now = clock()
  const other = await wasOfSomebodyElse(db, actor, proven)
  const sessionId = other ? (await visits.begin(reply)).id : actor.sessionId
  return await db.transaction().execute(async (trx) => {
    await holdAccountOf(trx, proven.email)
    // Quotes before people, as whoever submits holds them: two that waited for each other would both fail.
    await sessionQuotes.lock(trx, actor.sessionId)
    const row = await ensurePerson(trx, proven, now)
    if (row.disabled_at) throw signInOver()
    // Somebody who was still signed in here began nothing that is not theirs already.
    const mayClaim = !other || actor.signInId === undefined
    const said = row.proven_at === null ? await proveFirst(trx, row, proven, mayClaim ? actor : undefined, now) : {}
    const person = staff.asPerson({ ...row, ...said })
    if (other) await signIns.endAt(trx, actor.sessionId)
    else await visits.rotate(trx, reply, sessionId)
    const proof = await secondProof(completing, trx, reply.request, { person, proven, now })
    if (proof === 'missing') {
      if (mayClaim) await sessionQuotes.move(trx, actor.sessionId, sessionId)
      return await signedInHalfway(completing, { trx, reply, now }, { sessionId, site: actor.site, person })
    }
    await signIns.begin(trx, reply, sessionId, person, proof)
    const signedIn: Actor = { sessionId, site: actor.site, role: person.role, person, at: now }
    if (mayClaim) await sessionQuotes.assign(trx, { ...signedIn, sessionId: actor.sessionId }, now)
    await logAccess(trx, { kind: 'signed_in', actor: actorPseudonym(signedIn), personId: person.id }, now)
    return signedIn
  })
}

/** The first proof of an address: names are those its provider says, or those this very browser said before. */
async function proveFirst(
  trx: Database,
  row: PersonRow,
  { first_name, last_name }: Proven,
  begun: Actor | undefined,
  now: Date,
): Promise<Pick<PersonRow, 'first_name' | 'last_name' | 'phone' | 'proven_at'>> {
  const said = await takeUpNames(trx, row, begun?.sessionId)
  const first = {
    first_name: first_name ?? said?.first_name ?? row.first_name,
    last_name: last_name ?? said?.last_name ?? row.last_name,
    phone: said?.phone ?? row.phone,
    proven_at: now,
  }
  await trx.updateTable('people').set(first).where('id', '=', row.id).execute()
  return first
}

type Provable = { readonly person: Person; readonly proven: Proven; readonly now: Date }

/** What proves the second factor of staff: their provider, or the browser. Undefined where none is wanted. */
async function secondProof(
  { devices, wantsSecondFactor }: Completing,
  trx: Database,
  request: FastifyRequest,
  { person, proven, now }: Provable,
): Promise<SecondProof | 'missing' | undefined> {
  if (!wantsSecondFactor || person.role === 'customer') return undefined
  if (proven.secondFactor) return { at: now }
  const deviceId = await devices.of(trx, request, person.id)
  return deviceId === undefined ? 'missing' : { at: now, deviceId }
}

type Begun = { readonly trx: Database; readonly reply: FastifyReply; readonly now: Date }

/** Staff at a browser that has not proven their second factor: they are nobody here until they do. */
async function signedInHalfway(
  { signIns, secondFactors }: Completing,
  { trx, reply, now }: Begun,
  { sessionId, site, person }: { readonly sessionId: string; readonly site: string; readonly person: Person },
): Promise<Actor> {
  const wants = (await secondFactors.isEnrolled(trx, person.id)) ? 'code' : 'enrol'
  const signInId = await signIns.beginHalfway(trx, reply, sessionId, person)
  await logAccess(trx, { kind: 'second_factor_wanted', actor: `session:${sessionId}`, personId: person.id }, now)
  return { sessionId, site, role: 'visitor', signInId, pendingSecondFactor: { person, wants }, at: now }
}

/** Whether anybody else ever signed in during this session, be it over by now. */
async function wasOfSomebodyElse(db: Database, { sessionId }: Actor, { email }: Proven): Promise<boolean> {
  const other = await db
    .selectFrom('sign_ins')
    .innerJoin('people', 'people.id', 'sign_ins.person_id')
    .select('sign_ins.id')
    .where('sign_ins.session_id', '=', sessionId)
    .where('people.email', '<>', emailKey(email))
    .executeTakeFirst()
  return other !== undefined
}

/** Signs out at this browser: the sign-in and the session both end, so that going back shows nothing. */
export async function completeSignOut(
  { db, visits, signIns, clock }: Pick<Completing, 'db' | 'visits' | 'signIns' | 'clock'>,
  reply: FastifyReply,
  actor: Actor,
): Promise<void> {
  if (actor.signInId === undefined) return
  await signIns.end(actor.signInId)
  await visits.end(reply, actor.sessionId)
  signIns.clear(reply)
  await logAccess(
    db,
    {
      kind: 'signed_out',
      actor: actorPseudonym(actor),
      personId: (actor.person ?? actor.pendingSecondFactor?.person)?.id,
    },
    clock(),
  )
}
