import type { FastifyReply } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import { notFound, refusedFields } from '../../../platform/errors/app-error.ts'
import { refusedCards } from '../../1-foundation/idempotency/refused-words.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import { logAccess } from '../access/access-log.store.ts'
import { type Actor, actorPseudonym } from '../actor/actor.ts'
import { signInRequired } from '../roles/refusals.ts'
import type { Visits } from '../sessions/session-cookie.ts'
import type { SignIns } from '../sign-in/sign-ins.ts'
import { checkedEmail } from '../users/checked-email.ts'
import type { Staff } from '../users/staff.ts'
import { findPersonByEmail } from '../users/users.store.ts'

export type Dependencies = { db: Database; visits: Visits; signIns: SignIns; staff: Staff; clock: () => Date }

/** Enough to name the request, as in "Ticket 4711". */
const shortestReason = 10

/**
 * Support sees what a customer sees, for an hour at most. Staff cannot be impersonated; their address gets the same reply as
 * an unknown one.
 */
export async function beginImpersonation(
  { db, visits, signIns, staff, clock }: Dependencies,
  reply: FastifyReply,
  actor: Actor,
  request: { readonly email: string; readonly reason: string; readonly served: ServedSite },
): Promise<Actor> {
  const { person: original, signInId, sessionId } = actor
  if (!original || signInId === undefined) throw signInRequired()
  const email = checkedEmail(request.email)
  const reason = checkedReason(request.reason)
  const refusals = refusedCards({ reason }, request.served.translate)
  if (refusals.length > 0) throw refusedFields(refusals)
  const now = clock()
  return await db.transaction().execute(async (trx) => {
    const row = await findPersonByEmail(trx, email)
    const person = row && !row.disabled_at ? staff.asPerson(row) : undefined
    if (person?.role !== 'customer') throw notFound('customer')
    await visits.rotate(trx, reply, sessionId)
    const helping = await signIns.swap(trx, reply, signInId, { personId: person.id, reason })
    const helper: Actor = { ...actor, role: 'impersonator', person, original, signInId: helping }
    const detail = { reason_length: reason.length }
    await logAccess(
      trx,
      { kind: 'impersonation_begun', actor: actorPseudonym(helper), personId: person.id, detail },
      now,
    )
    return helper
  })
}

// Unpaired surrogates and the like, which some databases refuse. Line breaks are fine.
const unprintable = /[^\P{C}\n]/u

function checkedReason(text: string): string {
  const reason = text.replaceAll('\r\n', '\n').trim()
  if (reason.length >= shortestReason && !unprintable.test(reason)) return reason
  throw refusedFields([{ field: 'reason', message: 'is too short: what did they ask you to help with?' }])
}

/** Ends impersonation: support acts as itself again. */
export async function endImpersonation(
  { db, visits, signIns, clock }: Dependencies,
  reply: FastifyReply,
  actor: Actor,
): Promise<Actor> {
  const { person: customer, original, signInId, sessionId, site, at, until } = actor
  if (!customer || !original || signInId === undefined) throw signInRequired()
  const now = clock()
  return await db.transaction().execute(async (trx) => {
    await visits.rotate(trx, reply, sessionId)
    const own = await signIns.swap(trx, reply, signInId)
    await logAccess(trx, { kind: 'impersonation_ended', actor: actorPseudonym(actor), personId: customer.id }, now)
    const base = { sessionId, site, at, ...(until ? { until } : {}) }
    return { ...base, role: original.role, person: original, signInId: own }
  })
}
