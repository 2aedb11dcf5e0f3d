import { ClientReport } from '@coverwright/contract/client-reports'
import { pathPattern } from '@coverwright/core/visit/path-pattern'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger } from 'fastify'
import Type from 'typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'

/** Logs errors that browsers report. Source: seed 8. */
export const clientReportsRoutes = (): FastifyPluginAsyncTypebox => async (app) => {
  app.post(
    '/client-reports',
    {
      bodyLimit: 4 * 1024,
      config: {
        policy: {
          permission: 'browser',
          rateLimit: { bucket: 'client_report', allowance: 'lookups', times: 2 },
          repeat: 'repeatable',
        },
      },
      schema: {
        tags: ['Reports'],
        summary: 'Report an error in a browser, by code and pattern only',
        operationId: 'reportFromClient',
        body: ClientReport,
        response: { 204: Type.Null(), ...problems(400, 403, 413, 415, 422) },
      },
    },
    async ({ body, log }, reply) => {
      logReport(log, body)
      return reply.code(204).send(null)
    },
  )
}

function logReport(log: FastifyBaseLogger, { kind, route, action, ...rest }: ClientReport): void {
  const [method = '', path = ''] = action?.split(' ') ?? []
  const call = action === undefined ? undefined : `${method} ${pathPattern(path)}`
  // Our pages send route patterns; whatever else is sent, no name or id gets into the log.
  const report = { kind, ...rest, route: pathPattern(route), ...(call ? { action: call } : {}) }
  if (kind === 'error') log.error({ report }, call ? `${call} was refused in a browser` : 'client error')
  else if (kind === 'exception') log.error({ report }, 'exception in a browser')
  else log.info({ report }, 'non-actionable error in a browser')
}
