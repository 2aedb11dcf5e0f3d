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

// Without a provider its spans are no-ops.
const tracer = () => trace.getTracer('coverwright')

const headerOf: TextMapGetter<TraceHeaders> = {
  get: (headers, name) => headers[name],
  keys: (headers) => Object.keys(headers),
}

/** Runs `work` in the root span of a request. Continues the trace that `headers` name, if any. */
export function inRequestSpan(name: string, headers: TraceHeaders | undefined, work: (span: Span) => void): void {
  const outer = headers ? propagation.extract(context.active(), headers, headerOf) : context.active()
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER }, outer)
  // Nothing is traced, so there is nothing to continue.
  if (trace.isSpanContextValid(span.spanContext())) context.with(trace.setSpan(outer, span), () => work(span))
  else work(span)
}

/** Runs `work` in a span of its own and fails as it fails. Attributes contain names, never what people typed. */
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
      // The message may repeat what a person typed.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' })
      throw error
    } finally {
      span.end()
    }
  })
}

/** The headers that continue the current trace; empty when nothing is traced. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}
