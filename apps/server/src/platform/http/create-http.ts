import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { LogController } from 'fastify'
import { handleErrors } from '../errors/error-handling.ts'
import { createLog, type Log } from '../log/log.ts'
import { readJsonOnly } from './json-body.ts'
import { addSlash, type PrefixAt, withoutPrefix } from './prefix.ts'
import { requestId } from './request-id.ts'
import { refuseAddress, refuseUnreadable } from './unreadable-requests.ts'
import { compileValidator } from './validation.ts'

type Options = {
  log?: Log
  trustProxy?: boolean
  /** Where sites are served below a path of their host. */
  prefixAt?: PrefixAt
}

/** An HTTP server with everything every route relies on, and no route: checks, problem details, request ids, one log line a request. */
export function createHttp({ log = createLog('silent'), trustProxy = false, prefixAt = () => '' }: Options = {}) {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy,
    rewriteUrl: withoutPrefix(prefixAt, trustProxy),
    bodyLimit: 1_000_000,
    // Ten megabytes over a slow phone line take more than a minute.
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    // What still arrives on open connections while the server stops is answered, and told to connect elsewhere next.
    return503OnClosing: false,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnreadable,
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<TypeBoxTypeProvider>()

  app.setValidatorCompiler(compileValidator)
  handleErrors(app)
  readJsonOnly(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  addSlash(app, prefixAt)
  app.addHook('onResponse', async ({ log, method, routeOptions }, reply) => {
    // The route's pattern and not its address: ids and search words are nobody's business here.
    log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
  return app
}

/** For every reply that does not say otherwise: it holds a person's answers, so no cache may keep it. */
export async function keepFromCaches(
  _request: unknown,
  reply: { hasHeader(name: string): boolean; header(name: string, value: string): unknown },
) {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
}
