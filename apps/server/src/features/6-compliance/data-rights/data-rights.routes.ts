import { Erasure, ErasureReply } from '@coverwright/contract/accounts'
import { dataOf } from '@coverwright/contract/data-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Notify } from '../../1-foundation/mails/notify.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import type { Visits } from '../../2-identity/sessions/session-cookie.ts'
import type { SignIns } from '../../2-identity/sign-in/sign-ins.ts'
import { asAttachment } from '../../3-quoting/uploads/document-name.ts'
import { eraseAccount } from './erase-account.ts'
import { type Dependencies as ExportDependencies, exportPersonalData } from './export-personal-data.ts'

type Dependencies = ExportDependencies & { notify: Notify; actors: Actors; visits: Visits; signIns: SignIns }

const tags = ['Accounts']

export const dataRightsRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, visits, signIns, clock } = dependencies

    app.get(
      '/account/export',
      {
        config: {
          policy: {
            permission: 'personal-data',
            rateLimit: { bucket: 'export', allowance: 'signIns' },
            concurrency: 4,
            repeat: 'safe',
            audit: 'by-handler',
          },
        },
        schema: {
          tags,
          summary: 'Export all data about the signed-in person',
          operationId: 'exportPersonalData',
          response: {
            200: {
              description: 'A JSON text, for people and programs',
              content: { 'application/json': { schema: Type.Unsafe<string>({ type: 'object' }) } },
            },
            ...problems(401, 403, 404),
          },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const exportText = await exportPersonalData(dependencies, actor)
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', asAttachment(`my-data-${clock().toISOString().slice(0, 10)}.json`))
          .header('cache-control', 'no-store')
          .send(exportText)
      },
    )

    app.post(
      '/account/erasure',
      {
        config: { policy: { permission: 'personal-data', repeat: 'same-state', audit: 'by-handler' } },
        schema: {
          tags,
          summary: 'Erase the data about the signed-in person',
          description:
            'Drafts are erased at once. Submitted applications stay as long as they have to be kept, and so does ' +
            'the account, to view them.',
          operationId: 'eraseAccount',
          body: Erasure,
          response: { 200: dataOf(ErasureReply), ...problems(400, 401, 403, 404, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const erasure = await eraseAccount(dependencies, actor, request.body.email)
        if (erasure.account_closed) {
          await visits.end(reply, actor.sessionId)
          signIns.clear(reply)
        }
        return { data: erasure }
      },
    )
  }
