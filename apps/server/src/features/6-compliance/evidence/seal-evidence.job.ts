import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { addJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import { sealEvidence } from './seal-evidence.ts'

const sealEvidenceJob = { name: 'evidence.seal', payload: Type.Object({}) } as const

/** At each full hour: what nothing else holds yet may be taken out unnoticed for no longer than that. */
const everyMs = 3_600_000

type Dependencies = { db: Database; clock: () => Date; log: Pick<Log, 'info'> }

/** Queues the next run; called when a server starts, and by every run. However many servers, there is one. */
export const queueSealing = (db: Database, now: Date): Promise<void> =>
  addJob(db, sealEvidenceJob, {}, { jobKey: sealEvidenceJob.name, runAt: nextHour(now) })

export const nextHour = (now: Date): Date => new Date((Math.floor(now.getTime() / everyMs) + 1) * everyMs)

/** Seals, and says the seal in the log, so that whoever keeps the log elsewhere keeps the seals too. */
export const sealEvidenceHandler = ({ db, clock, log }: Dependencies): JobHandler =>
  handleJob(sealEvidenceJob, async () => {
    // First: whatever becomes of this run, there is another.
    await queueSealing(db, clock())
    const seal = await sealEvidence(db, clock())
    if (!seal) return
    const { number, heads, access_events, hash } = seal
    log.info({ seal: number, heads, accessEvents: access_events, hash }, 'evidence sealed')
  })
