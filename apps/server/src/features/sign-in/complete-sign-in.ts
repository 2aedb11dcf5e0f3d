import type { FastifyReply } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { logAccess } from '../access/access-log.ts'
import { signInOver } from '../access/refusals.ts'
import { ensurePerson } from '../people/people.store.ts'
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
 * begun here becomes theirs. A browser where somebody else was signed in gets a session of its own, so that nothing mixes.
 */
export async function completeSignIn(
  { db, visits, signIns, staff, clock }: Completing,
  reply: FastifyReply,
  asker: Asker,
  proven: Proven,
): Promise<Asker> {
  const now = clock()
  const other = asker.person !== undefined && asker.person.email !== proven.email
  const sessionId = other ? (await visits.begin(reply)).id : asker.sessionId
  return await db.transaction().execute(async (trx) => {
    const row = await ensurePerson(trx, proven, now)
    if (row.disabled_at) throw signInOver()
    if (row.proven_at === null)
      await trx.updateTable('people').set({ proven_at: now }).where('id', '=', row.id).execute()
    const person = staff.asPerson(row)
    if (!other) await visits.rotate(trx, reply, sessionId)
    await signIns.begin(trx, reply, sessionId, person)
    const signedIn: Asker = { sessionId, site: asker.site, role: person.role, person, at: now }
    if (!other) await claimOfSession(trx, signedIn)
    await logAccess(trx, { kind: 'signed_in', actor: actorOf(signedIn), personId: person.id }, now)
    return signedIn
  })
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
