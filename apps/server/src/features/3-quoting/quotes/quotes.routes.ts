import { dataOf } from '@coverwright/contract/data-of'
import { NextQuery, QuoteNext } from '@coverwright/contract/open-questions'
import {
  Conflict,
  CreateHeaders,
  QuoteCreate,
  QuoteParams,
  QuotePatch,
  QuoteQuery,
  QuoteReply,
  SaveHeaders,
  ValidateReply,
} from '@coverwright/contract/quotes'
import { remainingRemarks } from '@coverwright/core/navigation/remaining-remarks'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../platform/errors/field-errors.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import { textRefusals } from '../../1-foundation/idempotency/text-refusals.ts'
import { type Actor, type Actors, anonymousActor } from '../../2-identity/actor/actor.ts'
import { openStart } from '../starts/sealed-start.ts'
import { createQuote } from './create-quote.ts'
import { markLegitLead } from './events/lead.ts'
import { quoteNext } from './quote-next.ts'
import { findLatestQuote, type QuoteAccess } from './quotes.store.ts'
import { answerWords } from './replies/answer-words.ts'
import { entityTag, readVersion, wantsVersionAlone } from './replies/entity-tag.ts'
import { sendQuote, sendVersion } from './replies/send-quote.ts'
import { openQuote } from './require-quote.ts'
import { conflictError } from './saving/refusals.ts'
import { type Dependencies as SaveDependencies, saveQuote } from './saving/save-quote.ts'
import { quoteProblems } from './saving/validate-quote.ts'
import type { QuoteRow, QuoteSnapshot } from './snapshot/quote-snapshot.ts'

const tags = ['Quotes']
/** Far above the longest step. */
export const bodyLimit = 256 * 1024

const QuoteAndNext = Type.Object({ data: QuoteReply, next: Type.Optional(QuoteNext) }, { additionalProperties: false })

/** Besides what every problem has: the answers in conflict, or where to continue when the step is closed. */
export const refusedSave = {
  409: {
    description: 'Conflict',
    content: {
      'application/problem+json': {
        schema: Type.Object(
          {
            ...Problem.properties,
            conflicts: Type.Optional(Type.Array(Conflict)),
            resume: Type.Optional(Type.String({ description: 'Path of the step to continue with' })),
          },
          { $id: 'ConflictProblem' },
        ),
      },
    },
  },
}

/** The caller who follows an address to a quote, the call, and the log for failures. */
export type RetrieveContext = {
  readonly actor: Actor
  readonly call: string
  readonly log: Pick<FastifyBaseLogger, 'info'>
  /** Refuses with 404 where the caller would be asked to sign in. */
  readonly skipsAuthentication?: boolean | undefined
}

export type QuotesDependencies = SaveDependencies & {
  actors: Actors
  /** Finds a quote by its id, its uuid or that of a link. Throws for an actor who may not see it. */
  retrieve(db: Database, ref: { readonly id: string }, following: RetrieveContext): Promise<QuoteRow>
  /** Fetches the question sets that the quote lacks. */
  fetchMissingQuestions(access: QuoteAccess, keys: readonly string[]): Promise<void>
}

export const quotesRoutes =
  (dependencies: QuotesDependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, db, reader, reference, encryptor, retrieve, fetchMissingQuestions, clock } = dependencies

    const snapshotOf = (row: QuoteRow, actor: Actor): QuoteSnapshot => reader.open(row, clock(), actor)

    /** The quote with its insurers' questions; missing ones are fetched. */
    const withQuestions = async (quote: QuoteSnapshot, actor: Actor): Promise<QuoteSnapshot> => {
      const { row, flowState } = quote
      if (row.completed || flowState.missingSets.length === 0) return quote
      const access = { ...actor, id: row.id }
      await fetchMissingQuestions(access, flowState.missingSets)
      return await openQuote(dependencies, access)
    }

    const sendWithNext = async (reply: FastifyReply, quote: QuoteSnapshot, actor: Actor): Promise<FastifyReply> => {
      const fullQuote = await withQuestions(quote, actor)
      return sendQuote(reply, fullQuote, { next: quoteNext(fullQuote, reference) })
    }

    app.post(
      '/quote',
      {
        bodyLimit,
        // A browser may begin a quote without saying anything.
        preValidation: async (request) => {
          if (request.body === undefined) request.body = {}
        },
        config: {
          policy: {
            permission: 'quote:create',
            rateLimit: { bucket: 'quote', allowance: 'quotes' },
            repeat: 'idempotency-key',
          },
        },
        schema: {
          tags,
          summary: 'Start a quote, with as many answers as are known',
          operationId: 'createQuote',
          querystring: NextQuery,
          headers: CreateHeaders,
          body: QuoteCreate,
          response: { 201: QuoteAndNext, ...problems(400, 403, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const { body, headers } = request
        const { start: sealedStart, ...rest } = body
        const { site, translate } = actors.siteOf(request)
        const start =
          sealedStart === undefined ? undefined : openStart(encryptor, sealedStart, { site: site.id, now: clock() })
        const refusals = textRefusals(rest)
        if (refusals.length) throw refusedFields(fieldErrors(refusals, translate))
        const actor = await actors.requireOrCreate(request, reply)
        // A page that is loaded twice begins one application.
        const key = headers['idempotency-key'] ?? start?.id
        const row = await createQuote(dependencies, { actor, key, body: { ...rest, ...start?.body }, now: clock() })
        reply.code(201)
        const quote = snapshotOf(row, actor)
        return request.query.next ? sendWithNext(reply, quote, actor) : sendQuote(reply, quote)
      },
    )

    app.get(
      '/quote',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'search' } },
        schema: {
          tags,
          summary: 'The latest quote started in this browser; null if there is none',
          operationId: 'getCurrentQuote',
          response: { 200: dataOf(Type.Union([QuoteReply, Type.Null()])), ...problems() },
        },
      },
      // A first visit has no quote yet, which is not an error.
      async (request, reply) => {
        const actor = await actors.find(request, reply)
        const row = actor && (await findLatestQuote(db, actor))
        return row && actor ? sendQuote(reply, snapshotOf(row, actor)) : { data: null }
      },
    )

    app.get(
      '/quote/:id',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags,
          summary: 'A quote of this browser',
          operationId: 'getQuote',
          params: QuoteParams,
          querystring: QuoteQuery,
          response: { 200: dataOf(QuoteReply), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const skipsAuthentication = request.query.skipMagicLinkAuth
        const actor = skipsAuthentication
          ? ((await actors.find(request, reply)) ?? anonymousActor(actors.siteOf(request).site.id, clock()))
          : await actors.require(request, reply)
        const following = { actor, call: 'getQuote', log: request.log, skipsAuthentication }
        const row = await retrieve(db, request.params, following)
        return sendQuote(reply, snapshotOf(row, actor))
      },
    )

    app.patch(
      '/quote/:id',
      {
        bodyLimit,
        config: { policy: { permission: 'quote:write', priority: 'save', repeat: 'version' } },
        schema: {
          tags,
          summary: 'Save answers of a quote',
          description:
            'Accepts the whole quote as it was read, or any part of it. Everything sent is validated and stored; ' +
            'invalid fields are refused with 422, each by name, and then nothing is stored. Missing answers are ' +
            'never an error: `validate` lists them. An answer that no page currently asks for is kept until one ' +
            'does. Properties that only the server sets may be sent back unchanged. `"2015"`, `true` and `"yes"` ' +
            'are read as 2015 and Yes, `"Full-time"` as full_time. Lists are sent whole; properties that an item ' +
            'leaves out keep their answers, as do all in an item with only an id, such as `{"id": "a"}`. Without ' +
            '`If-Match` the last save wins, field by field. With the version that was read, other people’s changes ' +
            'since are merged, and fields that both changed differently are refused with 409 and `conflicts`.',
          operationId: 'saveQuote',
          params: QuoteParams,
          querystring: NextQuery,
          headers: SaveHeaders,
          body: QuotePatch,
          response: {
            200: QuoteAndNext,
            204: Type.Null({ description: 'Saved, with `Prefer: return=minimal`; ETag is the new version' }),
            ...problems(400, 403, 404, 413, 415, 422),
            ...refusedSave,
          },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const version = readVersion(request.headers['if-match'])
        const access = { ...actor, id: request.params.id }
        const result = await saveQuote(dependencies, { access, read: version, body: request.body })
        if ('quote' in result) {
          const { quote, overtaken } = result
          if (request.query.next) return sendWithNext(reply, quote, actor)
          // After a merge the caller has to see what others have saved.
          const isEnough = !overtaken && wantsVersionAlone(request.headers.prefer)
          return isEnough ? sendVersion(reply, quote) : sendQuote(reply, quote)
        }
        reply.header('etag', entityTag(result.version))
        throw conflictError(result.conflicts)
      },
    )

    app.get(
      '/quote/:id/next',
      {
        config: { policy: { permission: 'quote:read', concurrency: 200, repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'The questions that are open now: what a quote needs before it can be submitted',
          operationId: 'getQuoteNext',
          params: QuoteParams,
          response: { 200: dataOf(QuoteNext), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const access = { ...actor, id: request.params.id }
        const quote = await withQuestions(await openQuote(dependencies, access), actor)
        return { data: quoteNext(quote, reference) }
      },
    )

    app.get(
      '/quote/:id/validate',
      {
        config: { policy: { permission: 'quote:read', concurrency: 200, repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags,
          summary: 'What prevents submission, and advisory notes',
          operationId: 'validateQuote',
          params: QuoteParams,
          response: { 200: dataOf(ValidateReply), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const access = { ...actor, id: request.params.id }
        const quote = await withQuestions(await openQuote(dependencies, access), actor)
        const problems = quoteProblems(quote, reference)
        const { site, translate } = quote.served
        const remarks = remainingRemarks(quote.flowState, answerWords({ site, translate, facts: quote.facts }))
        return { data: { valid: problems.length === 0, problems: [...problems], remarks: [...remarks] } }
      },
    )

    app.patch(
      '/quote/:id/legit_lead',
      {
        config: { policy: { permission: 'quote:write', repeat: 'same-state' } },
        schema: {
          tags,
          summary: 'Mark a quote as a lead; saving past the contact page does so automatically',
          operationId: 'markLegitLead',
          params: QuoteParams,
          response: { 200: dataOf(QuoteReply), ...problems(400, 403, 404, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        return sendQuote(
          reply,
          snapshotOf(await markLegitLead(dependencies, { ...actor, id: request.params.id }), actor),
        )
      },
    )
  }
