import { randomUUID } from 'node:crypto'
import { dataOf } from '@coverwright/contract/data-of'
import { EmbedStart, EmbedStarted } from '@coverwright/contract/visit/embed-start'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { notFound, refusedFields } from '../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../platform/errors/field-errors.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { EmbedSecrets } from '../../../settings/embed-settings.ts'
import { textRefusals } from '../../1-foundation/idempotency/text-refusals.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import { type Actors, anonymousActor } from '../../2-identity/actor/actor.ts'
import { blankQuote } from '../quotes/blank-quote.ts'
import { planSave } from '../quotes/saving/plan-save.ts'
import type { WriteDependencies } from '../quotes/saving/write-answers.ts'
import { type StartBody, sealStart } from '../starts/sealed-start.ts'
import type { At, SignedData } from './signed-data.ts'

type Dependencies = WriteDependencies & {
  readonly actors: Pick<Actors, 'siteOf'>
  readonly embedSecrets: EmbedSecrets
  readonly clock: () => Date
}

/** A first page of answers and a token. */
const bodyLimit = 32 * 1024
const address = '/embed/start'

/** Leads from a form in another site's page to an application on our own. */
export const embeddingRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, encryptor, embedSecrets: secrets, clock } = dependencies

    const requireEmbedding = async (request: FastifyRequest): Promise<void> => {
      if (!actors.siteOf(request).site.embed) throw notFound('site')
    }

    app.options(
      address,
      {
        onRequest: requireEmbedding,
        config: { policy: { permission: 'public', repeat: 'same-state', byEmbedders: true } },
        schema: { hide: true },
      },
      async (_request, reply) => {
        if (reply.hasHeader('access-control-allow-origin'))
          reply.headers({
            'access-control-allow-methods': 'POST',
            'access-control-allow-headers': 'content-type',
            'access-control-max-age': '600',
          })
        return reply.code(204).send()
      },
    )

    app.post(
      address,
      {
        bodyLimit,
        onRequest: requireEmbedding,
        config: {
          policy: {
            permission: 'public',
            rateLimit: { bucket: 'embed_start', allowance: 'quotes' },
            repeat: 'repeatable',
            byEmbedders: true,
          },
        },
        schema: {
          tags: ['Quotes'],
          summary: 'Carry the answers of an embedded form over to this site; nothing is stored',
          operationId: 'startEmbedded',
          body: EmbedStart,
          response: { 200: dataOf(EmbedStarted), ...problems(400, 403, 404, 413, 415, 422) },
        },
      },
      async (request) => {
        const servedSite = actors.siteOf(request)
        const now = clock()
        const at = { site: servedSite.site.id, now }
        const body = await startBody(request.body, { ...at, secrets })
        refuseWrongAnswers(dependencies, servedSite, body, now)
        return { data: { start: sealStart(encryptor, body, at) } }
      },
    )
  }

/** Signed data takes precedence over what the page says. */
async function startBody(
  { answers = {}, signed, partner, partnership, campaign_id }: EmbedStart,
  at: At,
): Promise<StartBody> {
  const signedData = signed === undefined ? undefined : await vouchedIn(signed, at)
  const name = signedData?.partner ?? partner
  const knownPartnership = { ...partnership, ...(signedData ? { name: signedData.partner } : {}) }
  return {
    ...answers,
    ...signedData?.answers,
    ...(name === undefined ? {} : { partner: name }),
    ...(Object.keys(knownPartnership).length > 0 ? { partnership: knownPartnership } : {}),
    ...(campaign_id === undefined ? {} : { campaign_id }),
  }
}

/** What checks tokens is loaded with the first one: most servers never see any. */
async function vouchedIn(token: string, at: At): Promise<SignedData> {
  const { readSigned } = await import('./signed-data.ts')
  return await readSigned(token, at)
}

/** Refuses what a save would refuse, while the visitor can still correct it. */
function refuseWrongAnswers(
  { reader, reference, encryptor }: Dependencies,
  { site, translate }: ServedSite,
  { partner: _partner, partnership: _partnership, campaign_id: _campaign, ...answers }: StartBody,
  now: Date,
): void {
  const refusals = textRefusals(answers)
  if (refusals.length) throw refusedFields(fieldErrors(refusals, translate))
  const actor = anonymousActor(site.id, now)
  const ids = { id: randomUUID(), uuid: randomUUID(), session_id: actor.sessionId, site: site.id }
  const quote = reader.open({ ...blankQuote(now), ...ids }, now, actor)
  planSave({ reader, reference, encryptor }, { quote, actor, read: quote.row.version, body: answers, since: [], now })
}
