import { dataOf } from '@coverwright/contract/data-of'
import { CreateHeaders, QuoteParams, QuoteReply, QuoteUuidParams, SaveHeaders } from '@coverwright/contract/quotes'
import { ExpiringReply, RenewalChangesReply, RenewalCreate, RenewalPatch } from '@coverwright/contract/renewals'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { notFound } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import { type Actors, anonymousActor } from '../../2-identity/actor/actor.ts'
import { notFoundOrSignIn } from '../../2-identity/roles/refusals.ts'
import { bodyLimit, refusedSave } from '../../3-quoting/quotes/quotes.routes.ts'
import { findLatestQuote, findQuote, type QuoteAccess } from '../../3-quoting/quotes/quotes.store.ts'
import { entityTag, readVersion } from '../../3-quoting/quotes/replies/entity-tag.ts'
import { sendQuote } from '../../3-quoting/quotes/replies/send-quote.ts'
import { conflictError } from '../../3-quoting/quotes/saving/refusals.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { renewalChanges } from '../../4-binding/submissions/snapshot/renewal-changes.ts'
import { createRenewal } from './create-renewal.ts'
import { expiringReply, isOffered } from './expiring-reply.ts'
import { findRenewal, listExpiring } from './renewals.store.ts'
import { type Dependencies as SaveDependencies, saveRenewal } from './save-renewal.ts'

const tags = ['Renewals']

type Dependencies = SaveDependencies & { actors: Actors; sites: Sites }

/** The paths at which a renewal is started; the second is that of the lawyers' program. Source: seed 7.5. */
const creationPaths = [
  ['/renewal/quote', 'createRenewal'],
  ['/aon/renewal/quotes', 'createLawyersRenewal'],
] as const

export const renewalsRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, db, reader, clock } = dependencies

    /** A renewal of the actor; refuses an application. */
    const renewalRow = async (access: QuoteAccess): Promise<QuoteRow> => {
      const row = await findQuote(db, access)
      if (!row) throw notFoundOrSignIn(access, 'renewal')
      if (row.renews === null) throw notFound('renewal')
      return row
    }

    const begin = async (request: FastifyRequest<{ Body: RenewalCreate }>, reply: FastifyReply) => {
      const actor = await actors.requireOrCreate(request, reply)
      const row = await createRenewal(dependencies, actor, request.body)
      reply.code(201)
      return sendQuote(reply, reader.open(row, clock(), actor))
    }

    for (const [path, operationId] of creationPaths) {
      app.post(
        path,
        {
          config: {
            policy: {
              permission: 'quote:create',
              rateLimit: { bucket: 'quote', allowance: 'quotes' },
              repeat: 'same-state',
            },
          },
          schema: {
            tags,
            summary: 'Start the renewal of last year’s submission, or join the one in progress',
            operationId,
            headers: CreateHeaders,
            body: RenewalCreate,
            response: { 201: dataOf(QuoteReply), ...problems(400, 403, 404, 409, 413, 415, 422) },
          },
        },
        begin,
      )
    }

    app.get(
      '/aon/renewal/quotes',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'search' } },
        schema: {
          tags,
          summary:
            'Submissions to renew: those of sample firms, this browser’s own, and those with a renewal in progress here',
          operationId: 'listExpiring',
          response: { 200: dataOf(Type.Array(ExpiringReply)), ...problems() },
        },
      },
      async (request, reply) => {
        const actor = await actors.find(request, reply)
        const servedSite = actors.siteOf(request)
        const rows = await listExpiring(db, actor ?? anonymousActor(servedSite.site.id, clock()))
        const today = servedSite.today(clock())
        const firms = rows.map((row) => ({ row, firm: expiringReply(row, servedSite) }))
        return { data: firms.filter(({ row, firm }) => isOffered(row, firm, today)).map(({ firm }) => firm) }
      },
    )

    app.get(
      '/renewal/quote',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'search' } },
        schema: {
          tags,
          summary: 'The latest renewal started in this browser; null if there is none',
          operationId: 'getCurrentRenewal',
          response: { 200: dataOf(Type.Union([QuoteReply, Type.Null()])), ...problems() },
        },
      },
      async (request, reply) => {
        const actor = await actors.find(request, reply)
        const row = actor && (await findLatestQuote(db, actor, 'renewal'))
        return row ? sendQuote(reply, reader.open(row, clock(), actor)) : { data: null }
      },
    )

    app.get(
      '/renewal/quote/uuid/:uuid',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags,
          summary: 'A renewal by the uuid in its link',
          operationId: 'getRenewalByUuid',
          params: QuoteUuidParams,
          response: { 200: dataOf(QuoteReply), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        // Caches on the way must ask again each time. Source: seed 7.5.
        reply.header('cache-control', 'no-cache')
        const actor = await actors.require(request, reply)
        const row = await findRenewal(db, actor, request.params.uuid)
        if (!row) throw notFoundOrSignIn(actor, 'renewal')
        return sendQuote(reply, reader.open(row, clock(), actor))
      },
    )

    app.get(
      '/renewal/quote/:id/changes',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags,
          summary: 'What a renewal changed compared with last year, and what it confirmed',
          operationId: 'getRenewalDifferences',
          params: QuoteParams,
          response: { 200: dataOf(RenewalChangesReply), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        return { data: renewalChanges(reader.open(await renewalRow({ ...actor, id: request.params.id }), clock())) }
      },
    )

    app.patch(
      '/renewal/quote/:id',
      {
        bodyLimit,
        config: { policy: { permission: 'quote:write', priority: 'save', repeat: 'version' } },
        schema: {
          tags,
          summary: 'Save a renewal or a part of it; form_finished also submits it',
          operationId: 'saveRenewal',
          params: QuoteParams,
          headers: SaveHeaders,
          body: RenewalPatch,
          response: { 200: dataOf(QuoteReply), ...problems(400, 403, 404, 413, 415, 422), ...refusedSave },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const access = { ...actor, id: request.params.id }
        // The save is planned from the row that was just read.
        dependencies.snapshots.set(await renewalRow(access), access)
        const version = readVersion(request.headers['if-match'])
        const result = await saveRenewal(dependencies, { access, read: version, body: request.body })
        if ('quote' in result) return sendQuote(reply, result.quote)
        reply.header('etag', entityTag(result.version))
        throw conflictError(result.conflicts)
      },
    )
  }
