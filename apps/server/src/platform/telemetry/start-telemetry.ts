import type { Pool } from 'pg'
import type { Config } from '../../config.ts'
import { readBuildInfo } from '../build-info.ts'
import { createDatabase } from '../database/database.ts'
import { StartupError } from '../errors/startup-error.ts'
import { countJobs } from '../jobs/dead-letter-jobs.ts'
import type { Metrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'

type Telemetry = { readonly metrics: Metrics | undefined; stop(): Promise<void> }

/** Starts metrics and traces as far as they are configured: without settings nothing is counted and nothing is loaded. */
export async function startTelemetry(
  { metrics: metricsAddress, tracesUrl }: Pick<Config, 'metrics' | 'tracesUrl'>,
  pool: Pool,
): Promise<Telemetry> {
  const endTraces = tracesUrl && (await (await import('./export-traces.ts')).exportTraces(tracesUrl))
  const metrics =
    metricsAddress &&
    (await import('./metrics.ts')).createMetrics({
      pool,
      queue: () => countJobs(createDatabase(pool)),
      build: readBuildInfo(),
    })
  const server =
    metrics &&
    (await serveMetrics({ registry: metrics.registry, ...metricsAddress }).catch(() => {
      throw new StartupError(`Port ${metricsAddress.port} for metrics cannot be opened: choose another METRICS_PORT.`)
    }))
  return {
    metrics,
    async stop() {
      await server?.stop()
      await endTraces?.()
    },
  }
}
