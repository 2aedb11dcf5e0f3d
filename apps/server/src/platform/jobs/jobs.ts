import { Logger, type Runner, run, runMigrations, type Task } from 'graphile-worker'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'

/** A kind of work done after a request, with the shape of what it is told. The name stands in the database: never rename it. */
export type Job<Payload extends TSchema> = { readonly name: string; readonly payload: Payload }

/** `signal` tells that the server is stopping; `attempt` counts from 1. */
export type JobRun = { readonly id: string; readonly attempt: number; readonly signal: AbortSignal | undefined }

export type JobHandler = { readonly name: string; readonly task: Task }

/** Says how a job is done. Throwing means: try again later. The same job may run twice, so its effect must bear repetition. */
export const handleJob = <Payload extends TSchema>(
  job: Job<Payload>,
  work: (payload: Static<Payload>, run: JobRun) => Promise<void>,
): JobHandler => ({
  name: job.name,
  task: (payload, { job: row, abortSignal }) => {
    if (!Value.Check(job.payload, payload))
      throw new Error(`The payload of job ${job.name} ${row.id} is not of its shape`)
    return work(payload, { id: row.id, attempt: row.attempts, signal: abortSignal })
  },
})

type AddOptions = {
  /** A later job with the same key replaces this one while it waits. */
  jobKey?: string
  maxAttempts?: number
  runAt?: Date
}

/** Queues a job. Inside a transaction the job exists exactly when the transaction commits. */
export async function addJob<Payload extends TSchema>(
  db: Database,
  job: Job<Payload>,
  payload: Static<Payload>,
  { jobKey, maxAttempts, runAt }: AddOptions = {},
): Promise<void> {
  await sql`select from graphile_worker.add_job(
    ${job.name},
    ${JSON.stringify(payload)}::json,
    run_at => ${runAt ?? null}::timestamptz,
    max_attempts => ${maxAttempts ?? null}::int,
    job_key => ${jobKey ?? null}::text
  )`.execute(db)
}

/** Makes the queue's own tables; `addJob` needs them. */
export const migrateJobs = (pool: Pool): Promise<void> =>
  runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) })

export type Jobs = {
  /** Takes no more jobs and waits for those running; they are told by their signal after five seconds. */
  stop(): Promise<void>
}

/** Starts to do the queued jobs, `concurrency` at a time. */
export async function createJobs(options: {
  pool: Pool
  handlers: readonly JobHandler[]
  log: Log
  concurrency?: number
}): Promise<Jobs> {
  const { pool, handlers, log, concurrency = 5 } = options
  const runner: Runner = await run({
    pgPool: pool,
    taskList: Object.fromEntries(handlers.map(({ name, task }) => [name, task])),
    parsedCronItems: [],
    concurrency,
    noHandleSignals: true,
    // A waiting job is announced by the database; the poll only finds retries and jobs for later.
    pollInterval: 1_000,
    logger: queueLogger(log),
  })
  runner.events.on('job:error', ({ job, error }) => {
    log.warn({ job: job.task_identifier, jobId: job.id, attempt: job.attempts, err: error }, 'job failed')
  })
  return { stop: () => runner.stop() }
}

/** The queue's warnings. What it says of failed jobs is left out: it quotes their errors, and those are logged above with care. */
const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if ((level === 'error' || level === 'warning') && !message.startsWith('Failed task'))
      log.warn(message.split('\n', 1)[0] ?? '')
  })
