import type { FastifyReply } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { logAccess } from '../access/access-log.ts'
import { signInOver } from '../access/refusals.ts'
import { emailKey, ensurePerson } from '../people/people.store.ts'
import type { Staff } from '../people/staff.ts'
import { claimOfSession } from '../quotes/claim.ts'
import { type Asker, actorOf } from '../sessions/asker.ts'
import type { Visits } from '../sessions/session-cookie.ts'
import type { SignIns } from './sign-ins.ts'

export type Completing = {
  db: Database
  visits: Visits
  signIns: SignIns
  staff: Staff
  clock: () => Date
}

export type Proven = {
  readonly email: string
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
}

/**
 * Signs in whoever has just proven an address, at the browser that asks: the session gets another token, and what was
 * begun here becomes theirs. A browser where somebody else signed in before gets a session of its own, so that nothing mixes.
 */
export async function completeSignIn(
  { db, visits, signIns, staff, clock }: Completing,
  reply: FastifyReply,
  asker: Asker,
  proven: Proven,
): Promise<Asker> {
  const now = clock()
  const other = await wasOfSomebodyElse(db, asker, proven)
  const sessionId = other ? (await visits.begin(reply)).id : asker.sessionId
  return await db.transaction().execute(async (trx) => {
    // Quotes before people, as whoever submits holds them: two that waited for each other would both fail.
    await trx
      .selectFrom('quotes')
      .select('id')
      .where('session_id', '=', asker.sessionId)
      .orderBy('id')
      .forUpdate()
      .execute()
    const row = await ensurePerson(trx, proven, now)
    if (row.disabled_at) throw signInOver()
    if (row.proven_at === null)
      await trx.updateTable('people').set({ proven_at: now }).where('id', '=', row.id).execute()
    const person = staff.asPerson(row)
    if (other) await signIns.endAt(trx, asker.sessionId)
    else await visits.rotate(trx, reply, sessionId)
    await signIns.begin(trx, reply, sessionId, person)
    const signedIn: Asker = { sessionId, site: asker.site, role: person.role, person, at: now }
    // Somebody who was still signed in here began nothing that is not theirs already.
    if (!other || asker.signInId === undefined)
      await claimOfSession(trx, { ...signedIn, sessionId: asker.sessionId }, now)
    await logAccess(trx, { kind: 'signed_in', actor: actorOf(signedIn), personId: person.id }, now)
    return signedIn
  })
}

/** Whether anybody else ever signed in during this session, be it over by now. */
async function wasOfSomebodyElse(db: Database, { sessionId }: Asker, { email }: Proven): Promise<boolean> {
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
  { db, visits, signIns, clock }: Omit<Completing, 'staff'>,
  reply: FastifyReply,
  asker: Asker,
): Promise<void> {
  if (asker.signInId === undefined) return
  await signIns.end(asker.signInId)
  await visits.end(reply, asker.sessionId)
  signIns.clear(reply)
  await logAccess(db, { kind: 'signed_out', actor: actorOf(asker), personId: asker.person?.id }, clock())
}
