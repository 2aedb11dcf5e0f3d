import { dataOf } from '@coverwright/contract/data-of'
import { LinkCreate, LinkParams, LinkReply, RetrieveQuery } from '@coverwright/contract/links'
import { CreateHeaders, QuoteParams, QuoteReply } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { notFound } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import { logAccess } from '../../2-identity/access/access-log.store.ts'
import { type Actor, type Actors, actorPseudonym } from '../../2-identity/actor/actor.ts'
import { sendQuote } from '../quotes/replies/send-quote.ts'
import { requireQuote } from '../quotes/require-quote.ts'
import { type Dependencies as CreateLinkDependencies, createLink } from './create-link.ts'
import { linkReply } from './link-reply.ts'
import { endLink, listLinks } from './links.store.ts'
import { retrieve } from './retrieve.ts'

const tags = ['Save and retrieve']

type Dependencies = CreateLinkDependencies & {
  actors: Actors
}

export const linksRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, db, reader, clock } = dependencies

    const refuseForeign = async (actor: Actor, id: string): Promise<void> => {
      await requireQuote(db, { ...actor, id })
    }

    app.post(
      '/quote/:id/links',
      {
        config: {
          policy: {
            permission: 'quote:share',
            rateLimit: { bucket: 'link', allowance: 'signIns' },
            repeat: 'idempotency-key',
            audit: 'by-handler',
          },
        },
        schema: {
          tags,
          summary: 'Mail a link to a quote, to continue it later or, as an agent, to hand it over',
          operationId: 'createLink',
          params: QuoteParams,
          headers: CreateHeaders,
          body: LinkCreate,
          response: { 201: dataOf(LinkReply), ...problems(400, 403, 404, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const { params, body, headers } = request
        const linkRequest = { id: params.id, body, served: actors.siteOf(request), key: headers['idempotency-key'] }
        const link = await createLink(dependencies, actor, linkRequest)
        return reply.code(201).send({ data: linkReply(link) })
      },
    )

    app.get(
      '/quote/:id/links',
      {
        config: { policy: { permission: 'quote:share', repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags,
          summary: 'The links sent for a quote, newest first',
          operationId: 'listLinks',
          params: QuoteParams,
          response: { 200: dataOf(Type.Array(LinkReply)), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        await refuseForeign(actor, request.params.id)
        return { data: (await listLinks(db, request.params.id)).map(linkReply) }
      },
    )

    app.delete(
      '/quote/:id/links/:uuid',
      {
        config: { policy: { permission: 'quote:share', repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Revoke a link',
          operationId: 'revokeLink',
          params: LinkParams,
          response: { 204: Type.Null(), ...problems(400, 403, 404, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const { id, uuid } = request.params
        const actor = await actors.require(request, reply)
        await refuseForeign(actor, id)
        const now = clock()
        const outcome = await db.transaction().execute(async (trx) => {
          const outcome = await endLink(trx, { uuid, quoteId: id }, now)
          if (outcome === 'ended')
            await logAccess(trx, { kind: 'link_revoked', actor: actorPseudonym(actor), quoteId: id }, now)
          return outcome
        })
        if (outcome === 'unknown') throw notFound('link')
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/quote/:id/customer_retrieve',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'search' } },
        schema: {
          tags,
          summary: 'A quote, for its returning owner',
          description:
            'By the id of the quote. With `is_checkout=true` the id is that of its checkout session ' +
            '(`checkout_session_uuid`), which begins when an offer is chosen.',
          operationId: 'retrieveQuote',
          params: QuoteParams,
          querystring: RetrieveQuery,
          response: { 200: dataOf(QuoteReply), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const { params, query, log } = request
        const quoteRef = query.is_checkout ? { checkout: params.id } : params
        const row = await retrieve(db, quoteRef, { actor, call: 'retrieveQuote', log })
        return sendQuote(reply, reader.open(row, clock(), actor))
      },
    )
  }
