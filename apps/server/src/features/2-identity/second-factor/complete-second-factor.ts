import type { FastifyReply } from 'fastify'
import { claimOfSession } from '../../3-quoting/quotes/claim.ts'
import { logAccess } from '../access/access-log.ts'
import { authenticate } from '../access/refusals.ts'
import { type Asker, actorOf } from '../sessions/asker.ts'
import type { Completing } from '../sign-in/complete-sign-in.ts'

/** How it was proven, as the record of who came in says. */
export type HowProven = 'second_factor_enrolled' | 'recovery_code_used' | undefined

/**
 * Makes a whole sign-in of one that was halfway: session and sign-in get another token, this browser is remembered, and
 * what was begun here becomes theirs.
 */
export async function completeSecondFactor(
  { db, visits, signIns, devices, clock }: Completing,
  reply: FastifyReply,
  { sessionId, site, halfway }: Asker,
  how: HowProven,
): Promise<Asker> {
  if (!halfway) throw authenticate()
  const { person } = halfway
  const now = clock()
  return await db.transaction().execute(async (trx) => {
    // Quotes before people, as whoever submits holds them.
    await trx.selectFrom('quotes').select('id').where('session_id', '=', sessionId).orderBy('id').forUpdate().execute()
    await visits.rotate(trx, reply, sessionId)
    const deviceId = await devices.remember(trx, reply, person.id)
    const signInId = await signIns.begin(trx, reply, sessionId, person, { at: now, deviceId })
    const signedIn: Asker = { sessionId, site, role: person.role, person, signInId, at: now }
    await claimOfSession(trx, signedIn, now)
    const event = { actor: actorOf(signedIn), personId: person.id }
    if (how) await logAccess(trx, { ...event, kind: how }, now)
    await logAccess(trx, { ...event, kind: 'signed_in' }, now)
    return signedIn
  })
}
