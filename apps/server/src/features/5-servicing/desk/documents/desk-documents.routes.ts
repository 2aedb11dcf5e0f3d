import { OfferParams } from '@coverwright/contract/binding/bind-requests'
import { OfferDocumentQuery } from '@coverwright/contract/binding/offer-documents'
import { dataOf } from '@coverwright/contract/data-of'
import { DeskRecord } from '@coverwright/contract/desk/record'
import { QuoteParams } from '@coverwright/contract/quotes'
import { DocumentParams, UploadHeaders } from '@coverwright/contract/uploads'
import { largestDocument } from '@coverwright/contract/values'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import { requireQuote } from '../../../3-quoting/quotes/require-quote.ts'
import {
  acceptedFile,
  acceptFileBodies,
  checkAccessFirst,
  filePolicy,
} from '../../../3-quoting/uploads/accepted-file.ts'
import { fileResponse, readStored, sendStored } from '../../../3-quoting/uploads/send-stored.ts'
import { listDocuments } from '../../../3-quoting/uploads/uploads.store.ts'
import type { VirusScanner } from '../../../3-quoting/uploads/virus-scanner.ts'
import type { KeepDependencies } from '../../../4-binding/offer-documents/keep-document.ts'
import { type ChangeAndReplyDependencies, changeAndReply } from '../change-and-reply.ts'
import { deskRecord } from '../desk-record.ts'
import type { AskDependencies } from '../requests/ask-customer.ts'
import { addDeskDocument, removeDeskDocument } from './desk-offer-documents.ts'
import { sendProposal } from './send-proposal.ts'

type Dependencies = ChangeAndReplyDependencies & KeepDependencies & AskDependencies & { readonly scanner: VirusScanner }

/** The files of an application, for the desk; reading one is logged. And what insurers gave the desk about their offers. */
export const deskDocumentsRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, actors, documents, scanner } = dependencies
    const change = changeAndReply(dependencies)

    app.get(
      '/desk/applications/:id/documents/:document_id',
      {
        config: { policy: { permission: 'desk', concurrency: 8, repeat: 'safe', audit: 'document-read' } },
        schema: {
          tags: ['Desk'],
          summary: 'Download a file of an application. The access is logged.',
          operationId: 'getDeskDocument',
          params: DocumentParams,
          response: {
            200: fileResponse('The file as it was uploaded'),
            ...problems(401, 403, 404, 422),
          },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const { id, document_id } = request.params
        const row = await requireQuote(db, { ...actor, id })
        const document = (await listDocuments(db, row.id)).find((each) => each.id === document_id)
        const file = await readStored(documents, document)
        return sendStored(reply, file)
      },
    )

    app.delete(
      '/desk/applications/:id/offer_documents/:document_id',
      {
        config: { policy: { permission: 'desk', priority: 'save', repeat: 'same-state', audit: 'application-read' } },
        schema: {
          tags: ['Desk'],
          summary: 'Remove a document that the desk added to an offer',
          operationId: 'removeOfferDocument',
          params: DocumentParams,
          response: { 200: dataOf(DeskRecord), ...problems(400, 401, 403, 404, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const access = { ...(await actors.require(request, reply)), id: request.params.id }
        await removeDeskDocument(dependencies, access, request.params.document_id)
        return { data: await deskRecord(dependencies, access) }
      },
    )

    app.post(
      '/desk/applications/:id/proposal',
      {
        config: { policy: { permission: 'desk', priority: 'save', repeat: 'repeatable', audit: 'application-read' } },
        schema: {
          tags: ['Desk'],
          summary: 'Mail the customer a link to their proposal',
          operationId: 'sendProposal',
          params: QuoteParams,
          response: { 200: dataOf(DeskRecord), ...problems(400, 401, 403, 404, 409, 413, 415, 422) },
        },
      },
      (request, reply) => change(request, reply, (application) => sendProposal(application, dependencies)),
    )

    // Within its own scope, since a file comes as bytes and nothing else.
    app.register(async (files) => {
      const uploads: typeof app = files
      acceptFileBodies(uploads)
      uploads.patch(
        '/desk/applications/:id/offers/:offer/documents',
        {
          onRequest: checkAccessFirst(async (request, reply, { id = '' }) => {
            const access = { ...(await actors.require(request, reply)), id }
            await requireQuote(db, access)
          }),
          bodyLimit: largestDocument,
          config: { policy: { permission: 'desk', ...filePolicy, audit: 'application-read' } },
          schema: {
            tags: ['Desk'],
            summary: 'Add an insurer’s document to its offer: a quote letter, a binder or a policy',
            description: 'The body is the file itself. The same file sent again is added once.',
            operationId: 'addOfferDocument',
            consumes: ['application/octet-stream'],
            params: OfferParams,
            querystring: OfferDocumentQuery,
            headers: UploadHeaders,
            response: { 200: dataOf(DeskRecord), ...problems(400, 401, 403, 404, 409, 413, 415, 422) },
          },
        },
        async (request, reply) => {
          const { id, offer } = request.params
          const access = { ...(await actors.require(request, reply)), id }
          const file = await acceptedFile(scanner, request)
          await addDeskDocument(dependencies, access, file, { offer, kind: request.query.kind })
          return { data: await deskRecord(dependencies, access) }
        },
      )
    })
  }
