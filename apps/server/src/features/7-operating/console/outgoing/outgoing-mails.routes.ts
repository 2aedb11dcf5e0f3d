import {
  MailRecipient,
  OutgoingMail,
  OutgoingMailsQuery,
  OutgoingParams,
  ReasonToRead,
} from '@coverwright/contract/console/outgoing'
import { dataOf } from '@coverwright/contract/data-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { problems } from '../../../../platform/errors/problem-responses.ts'
import { type Actors, actorPseudonym } from '../../../2-identity/actor/actor.ts'
import { outgoingMails, pageSize, recipientOf, sendMailAgain } from './outgoing-mails.ts'

type Dependencies = { db: Database; actors: Actors; encryptor: Pick<Encryptor, 'decrypt'>; clock: () => Date }

const tags = ['Console']

/** What mails went, wait or failed. */
export const outgoingMailsRoutes =
  ({ db, actors, encryptor, clock }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/console/mails',
      {
        config: { policy: { permission: 'console', concurrency: 2, repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'Mails of every site, newest first: sent, waiting or failed',
          description: `${pageSize} per page. Contents and recipients are never included.`,
          operationId: 'listOutgoingMails',
          querystring: OutgoingMailsQuery,
          response: { 200: dataOf(Type.Array(OutgoingMail)), ...problems(401, 403, 422) },
        },
      },
      async ({ query }) => ({ data: await outgoingMails(db, query) }),
    )

    app.post(
      '/console/mails/:id/send-again',
      {
        config: { policy: { permission: 'console', repeat: 'repeatable', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Retry a mail now, from the first attempt',
          description: 'Applies to a mail that is waiting or has failed; failed mails are kept for a week.',
          operationId: 'sendMailAgain',
          params: OutgoingParams,
          response: {
            204: Type.Null({ description: 'It will be retried shortly' }),
            ...problems(401, 403, 404, 409, 422),
          },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        await sendMailAgain(db, request.params.id, actorPseudonym(actor), clock())
        reply.code(204)
        return null
      },
    )

    app.post(
      '/console/mails/:id/recipient',
      {
        config: { policy: { permission: 'console', repeat: 'repeatable', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'The recipient of an unsent mail, for a reason that is recorded',
          operationId: 'readMailRecipient',
          params: OutgoingParams,
          body: ReasonToRead,
          response: { 200: dataOf(MailRecipient), ...problems(401, 403, 404, 409, 422) },
        },
      },
      async (request, reply) => {
        const actor = actorPseudonym(await actors.require(request, reply))
        const lookUp = { id: request.params.id, actor, reason: request.body }
        return { data: { email: await recipientOf(db, encryptor, lookUp, clock()) } }
      },
    )
  }
