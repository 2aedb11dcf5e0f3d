import { logLevels } from '../platform/log/log.ts'
import { asText, oneOf, tracesUrl, wholeNumber } from './parsers.ts'
import { optional, setting } from './setting.ts'

export const telemetrySettings = {
  logLevel: setting({
    name: 'LOG_LEVEL',
    meaning: `What is logged: ${logLevels.map((level) => `\`${level}\``).join(', ')}.`,
    fallback: 'info',
    usual: '`warn` with `npm start`, else `info`',
    parse: oneOf(logLevels),
  }),
  metricsPort: optional({
    name: 'METRICS_PORT',
    meaning: 'The port where Prometheus reads metrics, at `/metrics`.',
    usual: 'no metrics',
    parse: wholeNumber(1, 65_535),
  }),
  metricsHost: setting({
    name: 'METRICS_HOST',
    meaning: 'The network address of that port.',
    fallback: '127.0.0.1',
    parse: asText,
  }),
  tracesUrl: optional({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    meaning: 'A collector that takes traces by OTLP over HTTP.',
    usual: 'no traces',
    parse: tracesUrl,
  }),
}
