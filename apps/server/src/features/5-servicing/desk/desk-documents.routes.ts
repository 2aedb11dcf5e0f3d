import { DocumentParams } from '@coverwright/contract/uploads'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import { logAccess } from '../../2-identity/access/access-log.store.ts'
import { type Actors, actorPseudonym } from '../../2-identity/actor/actor.ts'
import { missing } from '../../2-identity/roles/refusals.ts'
import { findQuote } from '../../3-quoting/quotes/quotes.store.ts'
import { asAttachment } from '../../3-quoting/uploads/document-name.ts'
import type { ObjectStore } from '../../3-quoting/uploads/object-store.ts'
import { listDocuments } from '../../3-quoting/uploads/uploads.store.ts'

type Dependencies = { db: Database; actors: Actors; documents: ObjectStore; clock: () => Date }

/** The files of an application, for the desk. Reading one is logged. */
export const deskDocumentsRoutes =
  ({ db, actors, documents, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/desk/applications/:id/documents/:document_id',
      {
        config: { policy: { permission: 'desk', concurrency: 8, repeat: 'safe' } },
        schema: {
          tags: ['Desk'],
          summary: 'A file of an application, to be saved. Reading it is logged.',
          operationId: 'getDeskDocument',
          params: DocumentParams,
          response: {
            200: {
              description: 'The file as it was handed in',
              content: {
                'application/octet-stream': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
              },
            },
            ...problems(401, 403, 404, 422),
          },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const { id, document_id } = request.params
        const row = await findQuote(db, { ...actor, id })
        if (!row) throw missing(actor, 'quote')
        const document = (await listDocuments(db, row.id)).find((each) => each.id === document_id)
        const bytes = document && (await documents.get(document.id))
        if (!document || !bytes) throw notFound('document')
        const detail = { document: document.id }
        await logAccess(db, { kind: 'record_read', actor: actorPseudonym(actor), quoteId: row.id, detail }, clock())
        return reply
          .type('application/octet-stream')
          .header('content-disposition', asAttachment(document.name))
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "sandbox; default-src 'none'")
          .send(bytes)
      },
    )
  }
