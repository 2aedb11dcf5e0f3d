import { dataOf } from '@coverwright/contract/data-of'
import { QuoteParams, QuoteReply } from '@coverwright/contract/quotes'
import {
  type DocumentKind,
  DocumentParams,
  DocumentReply,
  documentKinds,
  UploadHeaders,
  UploadQuery,
} from '@coverwright/contract/uploads'
import { largestDocument } from '@coverwright/contract/values'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import type { QuoteAccess } from '../quotes/quotes.store.ts'
import { sendQuote } from '../quotes/replies/send-quote.ts'
import { requireQuote } from '../quotes/require-quote.ts'
import { alreadyCompleted } from '../quotes/saving/refusals.ts'
import { acceptedFile, acceptFileBodies, checkAccessFirst, filePolicy } from './accepted-file.ts'
import { addDocument, type Dependencies, removeDocument } from './quote-documents.ts'
import { fileResponse, readStored, sendStored } from './send-stored.ts'
import { isNamed } from './unlisted-documents.ts'
import { type DocumentRow, listDocuments } from './uploads.store.ts'
import type { VirusScanner } from './virus-scanner.ts'

const tags = ['Documents']
const path = '/quote/:id/directors_and_officers/documents'
const root = 'directors_and_officers.documents'

const isKind = (kind: string): kind is DocumentKind => documentKinds.some((each) => each === kind)

function documentReply({ id, field, name, size, kind, created_at }: DocumentRow): DocumentReply {
  if (!isKind(kind)) throw new Error(`A stored document has the unknown kind ${kind}`)
  return { id, document: field.slice(root.length + 1), name, size, kind, uploaded_at: created_at.toISOString() }
}

export const uploadsRoutes =
  (dependencies: Dependencies & { actors: Actors; scanner: VirusScanner }): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, db, documents, scanner } = dependencies

    acceptFileBodies(app)

    /** Only the owner of an open quote may send ten megabytes. */
    const mayUpload = checkAccessFirst(async (request, reply, { id = '' }) => {
      const actor = await actors.require(request, reply)
      const row = await requireQuote(db, { ...actor, id })
      if (row.completed) throw alreadyCompleted()
    })

    const documentsOf = async (access: QuoteAccess): Promise<readonly DocumentRow[]> => {
      const row = await requireQuote(db, access)
      return (await listDocuments(db, row.id)).filter(
        (each) => each.field.startsWith(root) && isNamed(row.answers, each),
      )
    }

    app.patch(
      path,
      {
        onRequest: mayUpload,
        bodyLimit: largestDocument,
        config: { policy: { permission: 'quote:write', ...filePolicy } },
        schema: {
          tags,
          summary: 'Upload one of the documents that directors & officers asks for',
          description:
            'The body is the file itself, as application/octet-stream. Its type is detected from its content. The same ' +
            'file sent again is stored once.',
          operationId: 'addDocument',
          consumes: ['application/octet-stream'],
          params: QuoteParams,
          querystring: UploadQuery,
          headers: UploadHeaders,
          response: { 200: dataOf(QuoteReply), ...problems(400, 403, 404, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const { params, query } = request
        const upload = { ...(await acceptedFile(scanner, request)), field: `${root}.${query.document}` as const }
        return sendQuote(reply, await addDocument(dependencies, { ...actor, id: params.id }, upload))
      },
    )

    app.get(
      path,
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags,
          summary: 'The uploaded files',
          operationId: 'listDocuments',
          params: QuoteParams,
          response: { 200: dataOf(Type.Array(DocumentReply)), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const rows = await documentsOf({ ...actor, id: request.params.id })
        return { data: rows.map(documentReply) }
      },
    )

    app.get(
      `${path}/:document_id`,
      {
        config: { policy: { permission: 'quote:read', concurrency: 16, repeat: 'safe', audit: 'document-read' } },
        schema: {
          tags,
          summary: 'One of the files, to be saved',
          operationId: 'getDocument',
          params: DocumentParams,
          response: {
            200: fileResponse('The file as it was uploaded'),
            ...problems(404, 422),
          },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const { id, document_id } = request.params
        const row = (await documentsOf({ ...actor, id })).find((each) => each.id === document_id)
        return sendStored(reply, await readStored(documents, row))
      },
    )

    app.delete(
      `${path}/:document_id`,
      {
        config: { policy: { permission: 'quote:write', priority: 'save', repeat: 'same-state' } },
        schema: {
          tags,
          summary: 'Remove a file',
          operationId: 'removeDocument',
          params: DocumentParams,
          response: { 200: dataOf(QuoteReply), ...problems(400, 403, 404, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const { id, document_id } = request.params
        return sendQuote(reply, await removeDocument(dependencies, { ...actor, id }, document_id))
      },
    )
  }
