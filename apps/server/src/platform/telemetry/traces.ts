import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  trace,
} from '@opentelemetry/api'

type TraceHeaders = Readonly<Record<string, string | string[] | undefined>>

// Without a provider every span of it is nothing and costs next to nothing.
const tracer = () => trace.getTracer('coverwright')

const headerOf: TextMapGetter<TraceHeaders> = {
  get: (headers, name) => headers[name],
  keys: (headers) => Object.keys(headers),
}

/** The span a request begins with; what follows from `work` is inside. A trace is continued from `headers`, if they name one. */
export function inRequestSpan(name: string, headers: TraceHeaders | undefined, work: (span: Span) => void): void {
  const outer = headers ? propagation.extract(context.active(), headers, headerOf) : context.active()
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER }, outer)
  // Where nothing is traced there is nothing to carry on.
  if (trace.isSpanContextValid(span.spanContext())) context.with(trace.setSpan(outer, span), () => work(span))
  else work(span)
}

/** Does something as a span of its own; fails as `work` fails. Attributes hold names, never what people typed. */
export async function inSpan<Result>(
  name: string,
  {
    kind = SpanKind.INTERNAL,
    attributes = {},
    from,
  }: { kind?: SpanKind; attributes?: Attributes; from?: TraceHeaders },
  work: () => Promise<Result>,
): Promise<Result> {
  const outer = from ? propagation.extract(context.active(), from, headerOf) : context.active()
  return await tracer().startActiveSpan(name, { kind, attributes }, outer, async (span) => {
    try {
      return await work()
    } catch (error) {
      // The message may repeat what somebody typed.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' })
      throw error
    } finally {
      span.end()
    }
  })
}

/** The headers that carry the running trace on; empty when nothing is traced. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}
