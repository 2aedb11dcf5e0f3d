import { PdfQuery, QuoteParams } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { PageAddress } from '../../1-foundation/site/page-address.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { findQuote } from '../../3-quoting/quotes/quotes.store.ts'
import { requireQuote } from '../../3-quoting/quotes/require-quote.ts'
import type { QuoteReader } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { applicationOf } from './application-of.ts'
import { proposalOf } from './papers/proposal.ts'
import type { PdfPrinter } from './pdf-printer.ts'

type Dependencies = {
  db: Database
  reader: QuoteReader
  encryptor: Encryptor
  actors: Actors
  printer: Pick<PdfPrinter, 'print'>
  pageAddress: PageAddress
  sitesFolder: string
  clock: () => Date
}

export const documentsRoutes =
  ({
    db,
    reader,
    encryptor,
    actors,
    printer,
    pageAddress,
    sitesFolder,
    clock,
  }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    async function openVisibleQuote(request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) {
      const actor = await actors.require(request, reply)
      const { id } = request.params
      const row = (await findQuote(db, { ...actor, id })) ?? (await requireQuote(db, { ...actor, uuid: id }))
      return { row, quote: reader.open(row, clock(), actor) }
    }

    app.get(
      '/quote/:id/application.pdf',
      {
        config: { policy: { permission: 'quote:read', concurrency: 8, repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags: ['Documents'],
          summary: 'The application as a PDF, by the id or the uuid of the quote',
          operationId: 'printApplication',
          params: QuoteParams,
          querystring: PdfQuery,
          response: {
            200: {
              description: 'The document',
              content: { 'application/pdf': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
            },
            ...problems(404, 422),
          },
        },
      },
      async (request, reply) => {
        const { row, quote } = await openVisibleQuote(request, reply)
        const application = await applicationOf(db, encryptor, quote)
        const pdf = await printer.print(application, request.query.size ?? quote.served.country.paperSize)
        return sendPdf(reply, `application-${row.uuid.slice(0, 8)}.pdf`, pdf)
      },
    )

    app.get(
      '/quote/:id/proposal.pdf',
      {
        config: { policy: { permission: 'quote:read', concurrency: 8, repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags: ['Documents'],
          summary: 'The offers of an application side by side as a PDF, by the id or the uuid of the quote',
          operationId: 'printProposal',
          params: QuoteParams,
          querystring: PdfQuery,
          response: {
            200: {
              description: 'The document',
              content: { 'application/pdf': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
            },
            ...problems(404, 409, 422),
          },
        },
      },
      async (request, reply) => {
        const { row, quote } = await openVisibleQuote(request, reply)
        const proposal = await proposalOf({ db, pageAddress, sitesFolder, clock }, quote)
        const pdf = await printer.print(proposal, request.query.size ?? quote.served.country.paperSize)
        return sendPdf(reply, `proposal-${row.uuid.slice(0, 8)}.pdf`, pdf)
      },
    )
  }

const sendPdf = (reply: FastifyReply, name: string, pdf: Uint8Array): FastifyReply =>
  reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(Buffer.from(pdf))
