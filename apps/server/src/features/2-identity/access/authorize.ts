import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '../../../platform/errors/app-error.ts'
import type { Actors } from '../actor/actor.ts'
import { forbidden, mfaRequired, notWhileHelping, signInRequired } from '../roles/refusals.ts'
import type { Role } from '../roles/roles.ts'
import { isPermitted } from './permissions.ts'

/** Refuses calls whose permission the actor's role lacks, before the body is read. */
export const authorize =
  (actors: Actors) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { policy } = request.routeOptions.config
    // Every route has a policy; an unknown address has none.
    if (!policy || policy.permission === 'public') return
    const actor = actors.hasNoSignIn(request) ? undefined : await actors.find(request, reply)
    if (actor?.pendingSecondFactor && !policy.beforeSecondFactor) throw mfaRequired()
    const role = actor?.role ?? 'visitor'
    if (!isPermitted(role, policy.permission)) throw refusalOf(role)
  }

function refusalOf(role: Role): AppError {
  if (role === 'visitor') return signInRequired()
  return role === 'impersonator' ? notWhileHelping() : forbidden()
}
