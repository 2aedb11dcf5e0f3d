import { logLevels } from '../platform/log/log.ts'
import { asText, oneOf, tracesUrl, wholeNumber } from './parsers.ts'
import { optional, setting } from './setting.ts'

export const telemetrySettings = {
  logLevel: setting({
    name: 'LOG_LEVEL',
    description: `The least severe level that is logged: ${logLevels.map((level) => `\`${level}\``).join(', ')}.`,
    fallback: 'info',
    whenUnset: '`warn` with `npm start`, else `info`',
    parse: oneOf(logLevels),
  }),
  metricsPort: optional({
    name: 'METRICS_PORT',
    description: 'The port where Prometheus reads metrics, at `/metrics`.',
    whenUnset: 'no metrics',
    parse: wholeNumber(1, 65_535),
  }),
  metricsHost: setting({
    name: 'METRICS_HOST',
    description: 'The network address of that port.',
    fallback: '127.0.0.1',
    parse: asText,
  }),
  tracesUrl: optional({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    description: 'A collector that accepts traces by OTLP over HTTP.',
    whenUnset: 'no traces',
    parse: tracesUrl,
  }),
}
