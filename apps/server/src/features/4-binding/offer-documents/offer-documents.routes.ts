import { OfferDocument } from '@coverwright/contract/binding/offer-documents'
import { dataOf } from '@coverwright/contract/data-of'
import { QuoteParams } from '@coverwright/contract/quotes'
import { DocumentParams } from '@coverwright/contract/uploads'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { requireQuote } from '../../3-quoting/quotes/require-quote.ts'
import type { ObjectStore } from '../../3-quoting/uploads/object-store.ts'
import { fileResponse, readStored, sendStored } from '../../3-quoting/uploads/send-stored.ts'
import { documentReply } from './document-reply.ts'
import { findOfferDocument, listOfferDocuments } from './offer-documents.store.ts'

type Dependencies = { db: Database; actors: Actors; documents: ObjectStore }

const path = '/quote/:id/offer_documents'

/** What insurers, or the desk for them, handed out about the offers and policies of an application. */
export const offerDocumentsRoutes =
  ({ db, actors, documents }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      path,
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags: ['Documents'],
          summary: 'The documents of an application’s offers and policies, newest first',
          operationId: 'listOfferDocuments',
          params: QuoteParams,
          response: { 200: dataOf(Type.Array(OfferDocument)), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const { id } = await requireQuote(db, { ...(await actors.require(request, reply)), id: request.params.id })
        return { data: (await listOfferDocuments(db, [id])).map(documentReply) }
      },
    )

    app.get(
      `${path}/:document_id`,
      {
        config: { policy: { permission: 'quote:read', concurrency: 16, repeat: 'safe', audit: 'document-read' } },
        schema: {
          tags: ['Documents'],
          summary: 'Download one of these documents. Reads by the desk are logged.',
          operationId: 'getOfferDocument',
          params: DocumentParams,
          response: {
            200: fileResponse('The file as received'),
            ...problems(404, 422),
          },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const { id, document_id } = request.params
        const quote = await requireQuote(db, { ...actor, id })
        const file = await readStored(documents, await findOfferDocument(db, quote.id, document_id))
        return sendStored(reply, file)
      },
    )
  }
