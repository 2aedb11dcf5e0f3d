import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { laterTime } from '../../../platform/database/database-time.ts'
import { addJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import { sealEvidence } from './seal-evidence.ts'

const sealEvidenceJob = { name: 'evidence.seal', payload: Type.Object({}) } as const

/** Every full hour: unsealed events could be deleted unnoticed for no longer than that. */
const everyMs = 3_600_000

type Dependencies = { db: Database; clock: () => Date; log: Pick<Log, 'info'> }

/** Queues the next run, one for all servers. Called when a server starts, and by every run. */
export const queueSealing = (db: Database, now: Date): Promise<void> =>
  addJob(db, sealEvidenceJob, {}, { jobKey: sealEvidenceJob.name, runAt: nextHour(now) })

export const nextHour = (now: Date): Date => new Date((Math.floor(now.getTime() / everyMs) + 1) * everyMs)

/** Seals, and writes the seal to the log, so that a log kept elsewhere holds the seals too. */
export const sealEvidenceHandler = ({ db, clock, log }: Dependencies): JobHandler =>
  handleJob(sealEvidenceJob, async () => {
    // First, so that there is another run even when this one fails.
    await queueSealing(db, await laterTime(db, clock))
    const seal = await sealEvidence(db, clock())
    if (!seal) return
    const { number, heads, access_events, hash } = seal
    log.info({ seal: number, heads, accessEvents: access_events, hash }, 'evidence sealed')
  })
