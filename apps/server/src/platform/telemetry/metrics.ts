import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { BuildInfo } from '../build-info.ts'

/** The labels are names of routes, jobs and carriers only: nothing that identifies a caller. */
export type Metrics = ReturnType<typeof createMetrics>

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

type JobQueue = {
  /** Jobs that are due, and dead-letter jobs. */
  readonly queue?: () => Promise<{ readonly waiting: number; readonly deadLetter: number }>
}

/** The metrics of one server, in a registry of their own. */
export function createMetrics({ pool, queue, build }: { readonly pool: Pool; readonly build: BuildInfo } & JobQueue) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  new Gauge({
    name: 'coverwright_build_info',
    help: 'The version that is running',
    labelNames: ['version', 'build'],
    registers,
  }).set({ ...build }, 1)
  const requests = new Histogram({
    name: 'coverwright_http_request_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  })
  const carriers = new Histogram({
    name: 'coverwright_carrier_call_seconds',
    help: 'How long insurers took to answer, including retries, by outcome',
    labelNames: ['carrier', 'operation', 'outcome'],
    buckets: seconds,
    registers,
  })
  const jobs = new Counter({
    name: 'coverwright_jobs_total',
    help: 'Jobs by outcome: done, failed (retried later), given_up',
    labelNames: ['job', 'outcome'],
    registers,
  })
  new Gauge({
    name: 'coverwright_database_connections',
    help: 'Connections to the database: open, idle, and requests waiting for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waited_for' }, pool.waitingCount)
    },
  })
  if (queue) {
    new Gauge({
      name: 'coverwright_queue_jobs',
      help: 'Jobs in the queue: waiting, and failed on every attempt (see npm run cw -- jobs)',
      labelNames: ['state'],
      registers,
      async collect() {
        // Without a database there is no queue to count, but the other metrics matter all the more.
        const counts = await queue().catch(() => undefined)
        if (!counts) return this.reset()
        this.set({ state: 'waiting' }, counts.waiting)
        this.set({ state: 'given_up' }, counts.deadLetter)
      },
    })
  }

  return {
    registry,
    request: (method: string, route: string, status: number, ms: number): void =>
      requests.observe({ method, route, status }, ms / 1000),
    carrier: (carrier: string, operation: string, outcome: string, ms: number): void =>
      carriers.observe({ carrier, operation, outcome }, ms / 1000),
    job: (job: string, outcome: 'done' | 'failed' | 'given_up'): void => jobs.inc({ job, outcome }),
  }
}
