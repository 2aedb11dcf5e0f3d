import type { FastifyReply } from 'fastify'
import { logAccess } from '../access/access-log.store.ts'
import { type Actor, actorPseudonym } from '../actor/actor.ts'
import { signInRequired } from '../roles/refusals.ts'
import type { SignInDependencies } from './complete-sign-in.ts'

/** What the access log records about how it was proven. */
export type SecondFactorEvent = 'second_factor_enrolled' | 'recovery_code_used' | undefined

/**
 * Completes a sign-in whose second factor was pending: session and sign-in get another token, the browser becomes a
 * known device, and quotes started in it become theirs.
 */
export async function completeSecondFactor(
  { db, visits, signIns, devices, sessionQuotes, clock }: SignInDependencies,
  reply: FastifyReply,
  { sessionId, site, pendingSecondFactor }: Actor,
  how: SecondFactorEvent,
): Promise<Actor> {
  if (!pendingSecondFactor) throw signInRequired()
  const { person } = pendingSecondFactor
  const now = clock()
  return await db.transaction().execute(async (trx) => {
    // Locks quotes before people, in the order of submitting.
    await sessionQuotes.lock(trx, sessionId)
    await visits.rotate(trx, reply, sessionId)
    const deviceId = await devices.remember(trx, reply, person.id)
    const signInId = await signIns.begin(trx, reply, sessionId, person, { at: now, deviceId })
    const signedIn: Actor = { sessionId, site, role: person.role, person, signInId, at: now }
    await sessionQuotes.assign(trx, signedIn, now)
    const event = { actor: actorPseudonym(signedIn), personId: person.id }
    if (how) await logAccess(trx, { ...event, kind: how }, now)
    await logAccess(trx, { ...event, kind: 'signed_in' }, now)
    return signedIn
  })
}
