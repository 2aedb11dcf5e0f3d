import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import { type Actors, actorPseudonym } from '../actor/actor.ts'
import { isObserved } from '../roles/roles.ts'
import { type AccessEvent, logAccess, logReading, quoteIdOf } from './access-log.store.ts'

type Dependencies = { readonly db: Database; readonly actors: Actors; readonly clock: () => Date }

/**
 * Records what the host's staff read about others, for routes whose policy says so. Runs before the reply is sent, so
 * nothing is read without a record, and a refused call leaves none.
 */
export const recordReads =
  ({ db, actors, clock }: Dependencies) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const audit = request.routeOptions.config.policy?.audit
    if (audit === undefined || audit === 'by-handler' || audit === 'not-recorded' || reply.statusCode >= 400) return
    const actor = await actors.find(request, reply)
    if (!actor || !isObserved(actor.role)) return
    const by = { actor: actorPseudonym(actor), personId: actor.original && actor.person?.id }
    if (audit === 'export') await logAccess(db, { ...by, kind: 'records_exported', detail: searchOf(request) }, clock())
    else if (audit === 'search')
      await logReading(db, { ...by, kind: 'records_searched', detail: searchOf(request) }, clock())
    else await logReading(db, { ...by, kind: 'record_read', ...(await readingOf(db, request)) }, clock())
  }

/** The ids in the address. The route's schema has checked them. */
async function readingOf(db: Database, request: FastifyRequest): Promise<Pick<AccessEvent, 'quoteId' | 'detail'>> {
  const { id, uuid, document_id } = request.params as { id?: string; uuid?: string; document_id?: string }
  return {
    quoteId: uuid === undefined ? id : await quoteIdOf(db, uuid),
    detail: document_id === undefined ? {} : { document: document_id },
  }
}

/**
 * Which list, and its filters: their values if the call has a fixed set of them, else only that there was one, since
 * names and addresses are typed there.
 */
function searchOf({ query, routeOptions: { schema } }: FastifyRequest): NonNullable<AccessEvent['detail']> {
  const { properties = {} } = Object(schema?.querystring)
  const filters = Object.entries(Object(query))
    .filter(([name, value]) => value !== undefined && name !== 'cursor')
    .map(([name, value]) => [name, Object.hasOwn(Object(properties[name]), 'enum') ? String(value) : true])
  return { ...Object.fromEntries(filters), call: schema?.operationId ?? '' }
}
