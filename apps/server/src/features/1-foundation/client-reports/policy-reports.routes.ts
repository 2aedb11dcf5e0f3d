import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import { policyViolations } from './policy-violations.ts'

/** Logs the violations of the content security policy that browsers report. */
export const policyReportsRoutes = (): FastifyPluginAsyncTypebox => async (app) => {
  app.removeAllContentTypeParsers()
  for (const type of ['application/reports+json', 'application/csp-report', 'application/json'])
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body))

  app.post(
    '/policy-reports',
    {
      bodyLimit: 32 * 1024,
      config: {
        policy: {
          permission: 'browser',
          rateLimit: { bucket: 'policy_report', allowance: 'lookups', times: 2 },
          repeat: 'repeatable',
        },
      },
      schema: {
        tags: ['Reports'],
        summary: 'Report a violation of the content security policy, as browsers send it',
        operationId: 'reportPolicy',
        response: { 204: Type.Null(), ...problems(413, 415) },
      },
    },
    async ({ body, log }, reply) => {
      for (const violation of policyViolations(typeof body === 'string' ? body : ''))
        log.warn({ refused: violation }, 'a browser reported a violation of the content policy')
      return reply.code(204).send(null)
    },
  )
}
