import { type Span, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'
import { inRequestSpan } from './traces.ts'

type Options = {
  metrics?: Pick<Metrics, 'request'> | undefined
  /** A proxy of the operator's stands before us, so a trace that a request names is the operator's own. */
  continueTraces?: boolean
}

/** Counts every request and makes it a span, by its route's pattern: ids and search words are nobody's business here. */
export function observeRequests(app: FastifyInstance, { metrics, continueTraces = false }: Options): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const patternOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none'

  // Without a promise: what comes after runs inside.
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
