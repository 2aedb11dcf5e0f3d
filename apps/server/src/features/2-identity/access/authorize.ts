import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Permission } from '../../../http/policy/route-policy.ts'
import type { AppError } from '../../../platform/errors/app-error.ts'
import type { Actor, Actors } from '../actor/actor.ts'
import { mfaRequired, notAllowed, notItsPurpose, notWhileHelping, signInRequired } from '../roles/refusals.ts'
import { lackedPurpose, mayDo } from './permissions.ts'

/** Refuses calls whose permission the actor's role lacks, before the body is read. */
export const authorize =
  (actors: Actors) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { policy } = request.routeOptions.config
    // Every route has a policy; an unknown address has none.
    if (!policy) return
    const isForAnybody = policy.permission === 'public' || policy.permission === 'browser'
    if (isForAnybody && !actors.hasToken(request)) return
    const caller = actors.hasNoSignIn(request) ? undefined : await actors.find(request, reply)
    if (caller?.pendingSecondFactor && !policy.beforeSecondFactor) throw mfaRequired()
    const actor = caller ?? { role: 'visitor' as const }
    if (!mayDo(actor, policy.permission)) throw refusalOf(actor, policy.permission)
  }

function refusalOf(actor: Pick<Actor, 'role' | 'partner'>, permission: Permission): AppError {
  const { role } = actor
  if (role === 'visitor') return signInRequired()
  if (role === 'partner') return notItsPurpose(lackedPurpose(actor, permission))
  return role === 'impersonator' ? notWhileHelping() : notAllowed()
}
