import { EventEmitter } from 'node:events'
import { SpanKind } from '@opentelemetry/api'
import { Logger, type Runner, run, runMigrations, type Task, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import Type, { type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { Database } from '../database/database.ts'
import { withoutTimeBudget } from '../database/time-budget.ts'
import { errorCode } from '../errors/system-error.ts'
import type { Log } from '../log/log.ts'
import { comingFrom, currentOrigin } from '../request-origin.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { inSpan, traceHeaders } from '../telemetry/traces.ts'
import { keepRunning } from './keep-running.ts'

/** A kind of work done after a request, with the schema of its payload. Stored jobs have the name: never rename it. */
export type Job<Payload extends TSchema> = { readonly name: string; readonly payload: Payload }

/** `signal` tells that the server is stopping; `attempt` counts from 1. */
export type JobRun = { readonly id: string; readonly attempt: number; readonly signal: AbortSignal | undefined }

export type JobHandler = { readonly name: string; readonly task: Task }

/** Travels with the payload: which request, and which trace, the job follows from. */
const Origin = Type.Object({
  queued_by: Type.Object({ request_id: Type.String(), traceparent: Type.Optional(Type.String()) }),
})

/** Does a job. Throwing means: try again later. A job may run twice, so it must be idempotent. */
export const handleJob = <Payload extends TSchema>(
  job: Job<Payload>,
  work: (payload: Static<Payload>, run: JobRun) => Promise<void>,
): JobHandler => ({
  name: job.name,
  task: (payload, { job: row, abortSignal }) => {
    if (!Value.Check(job.payload, payload))
      throw new Error(`The payload of job ${job.name} ${row.id} does not match its schema`)
    const run = { id: row.id, attempt: row.attempts, signal: abortSignal }
    const { request_id, traceparent } = Value.Check(Origin, payload)
      ? payload.queued_by
      : { request_id: `job-${row.id}`, traceparent: undefined }
    const from = { traceparent }
    return comingFrom({ requestId: request_id, address: undefined }, () =>
      inSpan(job.name, { kind: SpanKind.CONSUMER, attributes: { request_id }, from }, () =>
        withoutTimeBudget(() => work(payload, run)),
      ),
    )
  },
})

type AddOptions = {
  /** A later job with the same key replaces this one while it waits. */
  jobKey?: string
  maxAttempts?: number
  runAt?: Date
  /** In so many milliseconds; for jobs that are not due at a time of day. */
  afterMs?: number
}

type AddOneOptions = AddOptions & {
  /** While a job with the same key waits, it keeps the time at which it is due. */
  keepsEarlier?: boolean
}

/** Queues a job. Inside a transaction the job exists exactly when the transaction commits. */
export const addJob = <Payload extends TSchema>(
  db: Database,
  job: Job<Payload>,
  payload: Static<Payload>,
  { keepsEarlier = false, ...options }: AddOneOptions = {},
): Promise<void> => addJobs(db, job, [{ payload, ...options }], keepsEarlier)

/**
 * Queues several of one kind with one statement.
 * @param keepsEarlier a waiting job with the same key keeps the time at which it is due
 */
export async function addJobs<Payload extends TSchema>(
  db: Database,
  job: Job<Payload>,
  newJobs: readonly (AddOptions & { readonly payload: Static<Payload> })[],
  keepsEarlier = false,
): Promise<void> {
  if (newJobs.length === 0) return
  const origin = currentOrigin()
  const queued_by = origin && { request_id: origin.requestId, ...traceHeaders() }
  const specs = newJobs.map(({ payload, jobKey, maxAttempts, runAt, afterMs }) => ({
    identifier: job.name,
    payload: { ...payload, ...(queued_by ? { queued_by } : {}) },
    job_key: jobKey,
    max_attempts: maxAttempts,
    run_at: afterMs === undefined ? runAt : new Date(Date.now() + afterMs),
  }))
  await sql`select from graphile_worker.add_jobs(array(
    select spec from json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json) as spec
  ), ${keepsEarlier})`.execute(db)
}

/** Creates the queue's own tables; `addJob` needs them. */
export const migrateJobs = (pool: Pool): Promise<void> =>
  runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) })

export type Jobs = {
  /** Takes no more jobs and waits for those running; their signal is aborted after three seconds. */
  stop(): Promise<void>
}

/** Starts working on queued jobs, `concurrency` at a time. */
export async function createJobs(options: {
  pool: Pool
  handlers: readonly JobHandler[]
  log: Log
  concurrency?: number
  metrics?: Pick<Metrics, 'job'> | undefined
}): Promise<Jobs> {
  const { pool, handlers, log, concurrency = 10, metrics } = options
  const events: WorkerEvents = new EventEmitter()
  /** The earlier workers of this process: their queue has ended, and their jobs with it. */
  const workerIds: string[] = []
  events.on('pool:create', ({ workerPool }) => workerIds.push(workerPool.id))
  events.on('job:error', ({ job, error }) => {
    log.warn({ job: job.task_identifier, jobId: job.id, attempt: job.attempts, err: error }, 'job failed')
    metrics?.job(job.task_identifier, 'failed')
  })
  events.on('job:failed', ({ job }) => {
    log.error({ job: job.task_identifier, jobId: job.id }, 'job failed on every attempt: see npm run cw -- jobs')
    metrics?.job(job.task_identifier, 'given_up')
  })
  events.on('job:success', ({ job }) => metrics?.job(job.task_identifier, 'done'))

  async function start(): Promise<Runner> {
    if (workerIds.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [workerIds])
    workerIds.length = 0
    return await run({
      pgPool: pool,
      taskList: Object.fromEntries(handlers.map(({ name, task }) => [name, task])),
      parsedCronItems: [],
      concurrency,
      noHandleSignals: true,
      // A waiting job is announced by the database; the poll only finds retries and jobs for later.
      pollInterval: 1_000,
      events,
      logger: queueLogger(log),
      // Outcomes are still recorded at once; but only with this does the queue notice when recording fails.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, gracefulShutdownAbortTimeout: 3_000 } },
    })
  }

  const stop = await keepRunning({
    start,
    onEnd: (error) => log.warn({ code: errorCode(error) }, 'the job queue ended and is being restarted'),
  })
  return { stop }
}

/** The queue's warnings. Its own lines about failed jobs are left out: they quote the errors, which are logged above, redacted. */
const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if ((level === 'error' || level === 'warning') && !message.startsWith('Failed task'))
      log.warn(message.split('\n', 1)[0] ?? '')
  })
