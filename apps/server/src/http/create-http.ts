import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { LogController, type onSendHookHandler } from 'fastify'
import { requestTimeLimits, type TimeLimits, withTimeBudget } from '../platform/database/time-budget.ts'
import { deviceKind } from '../platform/device-kind.ts'
import { handleErrors } from '../platform/errors/error-handling.ts'
import { createLog, type Log } from '../platform/log/log.ts'
import { comingFrom } from '../platform/request-origin.ts'
import { cleanInput } from './clean-input.ts'
import { refuseAddress, refuseUnreadable } from './errors/unreadable-requests.ts'
import { compileValidator } from './errors/validation.ts'
import { readJsonOnly } from './json-body.ts'
import { addSlash, type PrefixAt, withoutPrefix } from './prefix.ts'
import { requestId } from './request-id.ts'
import { compileSerializer } from './serialization.ts'
import { createTrusts, type TrustedProxies } from './trusted-proxy.ts'

type Options = {
  log?: Log
  trustProxy?: TrustedProxies
  /** Where sites are served below a path of their host. */
  prefixAt?: PrefixAt
  timeouts?: HttpTimeouts
  /** How long a request may wait for the database. */
  databaseTimeLimits?: TimeLimits | undefined
}

/** How long a caller may take, in milliseconds. */
type HttpTimeouts = {
  /** For the headers of a request. */
  readonly headers: number
  /** For all of a request. */
  readonly request: number
  /** How often connections are checked for these limits. */
  readonly check: number
}

// Ten megabytes over a slow phone line take more than a minute.
const defaultTimeouts: HttpTimeouts = { headers: 15_000, request: 120_000, check: 5_000 }
/** The most open sockets: each browser keeps one. */
const mostConnections = 15_000
/** Longer than load balancers keep theirs, so that none is closed while a request is on its way. */
const keptAliveMs = 72_000

/**
 * An HTTP server with everything that routes rely on, and no routes: checks, problem details, request ids, one log line
 * per request.
 */
export function createHttp({
  log = createLog('silent'),
  trustProxy = false,
  prefixAt = () => '',
  timeouts: patience = defaultTimeouts,
  databaseTimeLimits = requestTimeLimits,
}: Options = {}) {
  const trusts = createTrusts(trustProxy)
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // One logger for all requests: log.ts adds the request's id from its origin.
    childLoggerFactory: (logger) => logger,
    genReqId: requestId,
    trustProxy: trusts,
    rewriteUrl: withoutPrefix(prefixAt, trusts),
    bodyLimit: 1_000_000,
    requestTimeout: patience.request,
    keepAliveTimeout: keptAliveMs,
    http: {
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.check,
      maxHeaderSize: 16 * 1024,
    },
    forceCloseConnections: 'idle',
    // Requests that still arrive on open connections while the server stops are answered with `Connection: close`.
    return503OnClosing: false,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnreadable,
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<TypeBoxTypeProvider>()

  app.server.maxConnections = mostConnections
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(compileSerializer)
  handleErrors(app)
  readJsonOnly(app)
  cleanInput(app)
  // No promise: the hooks and handlers that follow must run inside this call.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    const origin = { requestId: request.id, address: request.ip, device: deviceKind(request.headers) }
    comingFrom(origin, () => withTimeBudget(databaseTimeLimits, done))
  })
  addSlash(app, prefixAt)
  app.addHook('onResponse', ({ id: requestId, log, method, routeOptions }, reply, done) => {
    // The route's pattern rather than the address: ids and search words stay out of the log.
    log.info(
      { requestId, method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
    done()
  })
  return app
}

/** The default for replies: they contain a person's answers, so no cache may store them. */
export const keepFromCaches: onSendHookHandler = (_request, reply, payload, done) => {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  done(null, payload)
}
