import { context, propagation, trace } from '@opentelemetry/api'

/**
 * Sends traces to a collector by OTLP over HTTP. The tracing libraries are only loaded here, since most
 * installations have no collector.
 * @param url the collector's endpoint, as in `http://localhost:4318/v1/traces`
 * @returns sends what is left and stops
 */
export async function exportTraces(url: URL): Promise<() => Promise<void>> {
  const [
    { BatchSpanProcessor, TracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
  ])
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'coverwright' }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: url.href }) })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return async () => {
    await provider.shutdown()
    trace.disable()
    propagation.disable()
    context.disable()
  }
}
