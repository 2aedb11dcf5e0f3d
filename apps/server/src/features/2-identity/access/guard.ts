import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '../../../platform/errors/app-error.ts'
import type { Actors } from '../sessions/actor.ts'
import { isPermitted, type Purpose, purposeOf } from './permissions.ts'
import { authenticate, forbidden, mfaRequired, notWhileHelping } from './refusals.ts'
import type { Role } from './roles.ts'

/** What staff may do who have not proven their second factor; beside it, what is public. */
const beforeSecondFactor: ReadonlySet<Purpose> = new Set(['session', 'second_factor'])

/** Holds the table of permissions over every call, before its body is read. */
export const guard =
  (actors: Actors) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { operationId } = request.routeOptions.schema ?? {}
    // What has no operationId is no call: a path that does not exist, or the description of the API.
    if (operationId === undefined) return
    const purpose = purposeOf(operationId)
    if (purpose === undefined) throw new Error(`The call ${operationId} is missing in the table of permissions`)
    if (purpose === 'public') return
    const actor = actors.hasNoSignIn(request) ? undefined : await actors.find(request, reply)
    if (actor?.pendingSecondFactor && !beforeSecondFactor.has(purpose)) throw mfaRequired()
    const role = actor?.role ?? 'visitor'
    if (!isPermitted(role, purpose)) throw refusalOf(role)
  }

function refusalOf(role: Role): AppError {
  if (role === 'visitor') return authenticate()
  return role === 'impersonator' ? notWhileHelping() : forbidden()
}
