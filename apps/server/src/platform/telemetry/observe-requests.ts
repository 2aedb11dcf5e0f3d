import { type Span, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'
import { inRequestSpan } from './traces.ts'

type Options = {
  metrics?: Pick<Metrics, 'request'> | undefined
  /** Behind a proxy of the operator, so that a trace named by a request is the operator's own. */
  continueTraces?: boolean
}

/** Counts every request and gives it a span, both named by the route's pattern: ids and search words stay private. */
export function observeRequests(app: FastifyInstance, { metrics, continueTraces = false }: Options): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const patternOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none'

  // No promise: the hooks and handlers that follow must run inside this call.
  app.addHook('onRequest', (request, _reply, done) => {
    const name = `${request.method} ${patternOf(request)}`
    inRequestSpan(name, continueTraces ? request.headers : undefined, (span) => {
      spans.set(request, span)
      span.setAttributes({
        'http.request.method': request.method,
        'http.route': patternOf(request),
        request_id: request.id,
      })
      done()
    })
  })
  app.addHook('onResponse', (request, reply, done) => {
    metrics?.request(request.method, patternOf(request), reply.statusCode, reply.elapsedTime)
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
