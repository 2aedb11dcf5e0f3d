import type { Config } from '../config.ts'
import { createDatabase, type Database } from '../platform/database/database.ts'
import { deadLetterJobs, dropJobs, retryJobs } from '../platform/jobs/dead-letter-jobs.ts'
import { type Describe, destroyingTask, type Options, type Outcome, task } from './cli/command.ts'
import { withDatabase } from './cli/with-database.ts'

async function list(db: Database): Promise<Outcome> {
  const jobs = await deadLetterJobs(db)
  const lines = jobs.map(
    ({ id, job, attempts, failedAt, reason }) =>
      `${id}  ${job}  ${attempts} attempts, last ${failedAt.toISOString()}  ${reason.slice(0, 160)}`,
  )
  const data = jobs.map(({ id, job, attempts, failedAt, reason }) => ({
    ...{ id, job, attempts, reason },
    failed_at: failedAt,
  }))
  return { lines: lines.length > 0 ? lines : ['There are no dead-letter jobs.'], data }
}

async function retry(db: Database, ids: readonly string[], all: boolean): Promise<Outcome> {
  const jobIds = all ? (await deadLetterJobs(db)).map(({ id }) => id) : ids
  return outcome(await retryJobs(db, jobIds), jobIds.length, 'are queued again')
}

const drop = async (db: Database, ids: readonly string[]): Promise<Outcome> =>
  outcome(await dropJobs(db, ids), ids.length, 'are dropped')

const outcome = (doneCount: number, total: number, verb: string): Outcome => ({
  lines: [`${doneCount} of ${total} jobs ${verb}.`],
  data: { done: doneCount, meant: total },
  ...(doneCount < total ? { faults: ['The others are not dead-letter jobs, or do not exist.'] } : {}),
})

const onDatabase = (config: Config, work: (db: Database) => Promise<Outcome>): Promise<Outcome> =>
  withDatabase(config, ({ pool }) => work(createDatabase(pool)))

type RetryOptions = Options & { readonly all?: boolean }

export const jobs: Describe = (command, { config, report, confirm }) => {
  task(command, 'list', 'show them').action((options: Options) => report(options, onDatabase(config(), list)))
  const retries = task(command, 'retry [id...]', 'queue them again').option('--all', 'every one')
  retries.action((ids: string[], { all = false, ...options }: RetryOptions) => {
    if (all === ids.length > 0) retries.error('Give the ids of jobs, or --all.')
    return report(
      options,
      onDatabase(config(), (db) => retry(db, ids, all)),
    )
  })
  destroyingTask(command, 'drop <id...>', 'remove them').action(async (ids: string[], options: Options) => {
    await confirm(options, `${ids.length === 1 ? 'This job' : 'These jobs'} will never be done.`)
    await report(
      options,
      onDatabase(config(), (db) => drop(db, ids)),
    )
  })
}
