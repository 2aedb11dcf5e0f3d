import { createDatabase } from '../platform/database/database.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { type DeadLetterJob, deadLetterJobs, dropJobs, retryJobs } from '../platform/jobs/dead-letter-jobs.ts'
import { runCommand, withDatabase } from './with-database.ts'

const usage = 'Use: npm run jobs -- list | retry <id>… | retry --all | drop <id>…'
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

function refuseWrongUse(what: string, ids: readonly string[]): void {
  const isKnown = what === 'list' || ((what === 'retry' || what === 'drop') && ids.length > 0)
  if (!isKnown) throw new StartupError(usage)
}

function list(jobs: readonly DeadLetterJob[]): void {
  if (jobs.length === 0) say('There are no dead-letter jobs.')
  for (const { id, job, attempts, failedAt, reason } of jobs)
    say(`${id}  ${job}  ${attempts} attempts, last ${failedAt.toISOString()}  ${reason.slice(0, 160)}`)
}

await runCommand(async ([what = 'list', ...ids]) => {
  refuseWrongUse(what, ids)
  await withDatabase(async ({ pool }) => {
    const db = createDatabase(pool)
    const jobs = await deadLetterJobs(db)
    if (what === 'list') return list(jobs)
    const meant = ids.includes('--all') && what === 'retry' ? jobs.map(({ id }) => id) : ids
    const done = what === 'retry' ? await retryJobs(db, meant) : await dropJobs(db, meant)
    say(`${done} of ${meant.length} jobs ${what === 'retry' ? 'are queued again' : 'are dropped'}.`)
    if (done < meant.length) throw new StartupError('The others are not dead-letter jobs, or do not exist.')
  })
})
