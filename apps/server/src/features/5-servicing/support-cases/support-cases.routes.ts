import { dataOf } from '@coverwright/contract/data-of'
import { CaseHeaders, CaseSent, SupportCase, WebToCase } from '@coverwright/contract/support/cases'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { caseReply } from './case-replies.ts'
import { openCase } from './open-case.ts'
import { listCases } from './support-cases.store.ts'

type Dependencies = {
  db: Database
  encryptor: Encryptor
  actors: Actors
  clock: () => Date
}

const tags = ['Support']

/** Support cases, and the list of them. Source: seed 4.8, 7.3; C6. */
export const supportCasesRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, encryptor, actors } = dependencies

    app.post(
      '/web-to-case',
      {
        config: {
          policy: {
            permission: 'browser',
            rateLimit: { bucket: 'support_case', allowance: 'signIns' },
            repeat: 'idempotency-key',
          },
        },
        schema: {
          tags,
          summary: 'Send a message to support',
          description: 'It is stored here and forwarded to the operator’s inbox.',
          operationId: 'sendWebToCase',
          headers: CaseHeaders,
          body: WebToCase,
          response: { 200: dataOf(CaseSent), ...problems(400, 401, 403, 404, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const servedSite = actors.siteOf(request)
        const actor = await actors.findIgnoringExpiredSignIn(request, reply)
        const { body, headers } = request
        return {
          data: await openCase(dependencies, { served: servedSite, actor, body, key: headers['idempotency-key'] }),
        }
      },
    )

    app.get(
      '/support/cases',
      {
        config: { policy: { permission: 'support-cases:read', concurrency: 8, repeat: 'safe', audit: 'search' } },
        schema: {
          tags,
          summary: 'The messages to support at this site, newest first',
          operationId: 'listSupportCases',
          response: { 200: dataOf(Type.Array(SupportCase)), ...problems(401, 403, 404) },
        },
      },
      async (request, reply) => {
        const { site } = await actors.require(request, reply)
        const rows = await listCases(db, site)
        return { data: rows.map((row) => caseReply(encryptor, row)) }
      },
    )
  }
