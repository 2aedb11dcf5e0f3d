import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import { type Actors, actorPseudonym } from '../actor/actor.ts'
import { isDesk } from '../roles/roles.ts'
import { logAccess } from './access-log.store.ts'

type Dependencies = { readonly db: Database; readonly actors: Actors; readonly clock: () => Date }

/**
 * Records what the desk reads of an application, for routes whose policy says so. Runs before the reply is sent, so nothing
 * is read without a record, and a refused call leaves none.
 */
export const recordReads =
  ({ db, actors, clock }: Dependencies) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const audit = request.routeOptions.config.policy?.audit
    if ((audit !== 'application-read' && audit !== 'document-read') || reply.statusCode >= 400) return
    const actor = await actors.require(request, reply)
    if (!isDesk(actor.role)) return
    // The route's schema has checked them.
    const { id, document_id } = request.params as { id: string; document_id: string }
    const detail = audit === 'document-read' ? { document: document_id } : {}
    await logAccess(db, { kind: 'record_read', actor: actorPseudonym(actor), quoteId: id, detail }, clock())
  }
