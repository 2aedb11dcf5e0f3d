import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Askers } from '../sessions/asker.ts'
import { isPermitted, purposeOf } from './permissions.ts'
import { authenticate, forbidden, notWhileHelping } from './refusals.ts'

/** Holds the table of permissions over every call, before its body is read. */
export const guard =
  (askers: Askers) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { operationId } = request.routeOptions.schema ?? {}
    // What has no operationId is no call: a path that does not exist, or the description of the API.
    if (operationId === undefined) return
    const purpose = purposeOf(operationId)
    if (purpose === undefined) throw new Error(`The call ${operationId} is missing in the table of permissions`)
    if (purpose === 'public') return
    const asker = await askers.perhaps(request, reply)
    const role = asker?.role ?? 'visitor'
    if (isPermitted(role, purpose)) return
    if (role === 'visitor') throw authenticate()
    throw role === 'impersonator' ? notWhileHelping() : forbidden()
  }
