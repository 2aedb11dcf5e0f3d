import { CarrierParams } from '@coverwright/contract/carrier-contract'
import { InsurerEvent, SignatureHeaders } from '@coverwright/contract/carrier-contract/late-answers'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Webhook } from 'standardwebhooks'
import Type from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import type { Log } from '../../../../platform/log/log.ts'
import { queueDocuments } from '../queueing/queue-documents.ts'
import { queueFollowing } from '../queueing/queue-following.ts'
import { findOfferOfCarrier } from './late-answers.store.ts'

type Dependencies = {
  readonly db: Database
  /** What an insurer signs its events with; undefined for one that sends none. */
  readonly carrierSecret: (carrier: string) => string | undefined
  readonly log: Log
}

const longestEvent = 20_000

/**
 * Where insurers report that they have decided. An event only says where to look, so a forged one could change nothing.
 */
export const insurerEventsRoutes =
  ({ db, carrierSecret, log }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    // The signature is of the bytes as they came.
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    app.post(
      '/v1/insurers/:carrier/events',
      {
        bodyLimit: longestEvent,
        config: { policy: { permission: 'public', isUnattended: true, repeat: 'same-state' } },
        preValidation: async (request) => {
          const { carrier } = request.params
          const event = signedEvent(request.body, request.headers, carrierSecret(carrier))
          if (event === undefined) {
            log.warn(
              { carrier: carrierSecret(carrier) === undefined ? 'unknown' : carrier },
              'an event of an insurer was refused: its signature is missing, wrong or old',
            )
            throw new AppError(401, 'event.signature', 'The signature is missing, wrong or more than five minutes old.')
          }
          // As the schema has checked nothing yet, this is what it checks now.
          request.body = event as typeof request.body
        },
        schema: {
          tags: ['Insurers'],
          summary: 'Report that an insurer’s quote has changed; its current state is then read from the insurer',
          operationId: 'tellInsurerEvent',
          params: CarrierParams,
          headers: SignatureHeaders,
          body: InsurerEvent,
          response: { 204: Type.Null(), ...problems(400, 401, 404, 413, 415, 422) },
        },
      },
      async ({ params, body }, reply) => {
        const offer = await findOfferOfCarrier(db, params.carrier, body.data.quote_id)
        // The insurer tells again later: its answer with the id may still be on its way.
        if (!offer) throw new AppError(404, 'quote.not_found', 'There is no such quote.')
        await queueFollowing(db, offer.uuid, 'told')
        await queueDocuments(db, { uuid: offer.uuid, carrier: params.carrier })
        return reply.status(204).send(null)
      },
    )
  }

function signedEvent(
  body: unknown,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  secret: string | undefined,
): unknown {
  if (secret === undefined || typeof body !== 'string') return undefined
  const entries = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  try {
    return new Webhook(secret).verify(body, Object.fromEntries(entries))
  } catch {
    return undefined
  }
}
