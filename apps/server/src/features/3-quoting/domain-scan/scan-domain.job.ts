import Type from 'typebox'
import type { CarrierClient } from '../../../platform/carriers/carrier-client.ts'
import type { Database } from '../../../platform/database/database.ts'
import { addJob, handleJob, type JobHandler, type JobRun } from '../../../platform/jobs/jobs.ts'
import { answerScan, findScanByUuid, listWaitingScans } from './domain-scan.store.ts'

/** Asks a cyber insurer to scan one domain. We never contact the domain ourselves. */
const scanDomainJob = {
  name: 'domain-scans.ask',
  payload: Type.Object({ scan_uuid: Type.String() }),
} as const

/** Few, since the applicant may be waiting: afterwards the page continues without a scan. */
const attempts = 2
/** For servers that die while asking, so that the last attempt, which gives up, is always made. */
const spareAttempts = 4

/** Queues a scan: one job each, however often it is queued. */
export const queueScan = (db: Database, uuid: string): Promise<void> =>
  addJob(db, scanDomainJob, { scan_uuid: uuid }, { jobKey: uuid, maxAttempts: attempts + spareAttempts })

/** Queues every waiting scan. Called when a server starts. */
export async function resumeScans(db: Database): Promise<void> {
  for (const { uuid } of await listWaitingScans(db)) await queueScan(db, uuid)
}

type Dependencies = { db: Database; carriers: Pick<CarrierClient, 'domainScan'>; clock: () => Date }

export const scanDomainHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(scanDomainJob, ({ scan_uuid }, run) => scanDomain(dependencies, scan_uuid, run))

/** Asks the carrier, with the scan's uuid as idempotency key. Throws as long as another attempt may help. */
async function scanDomain(
  { db, carriers, clock }: Dependencies,
  uuid: string,
  { attempt }: Pick<JobRun, 'attempt'>,
): Promise<void> {
  const scan = await findScanByUuid(db, uuid)
  if (scan?.state !== 'waiting') return
  const answer = await carriers.domainScan(scan.carrier, { request_id: uuid, domain: scan.domain }, uuid)
  if (answer.ok) return await answerScan(db, uuid, { state: 'done', findings: answer.reply.findings }, clock())
  if (answer.failure.reason !== 'refused' && attempt < attempts) {
    throw new Error(`${scan.carrier} did not scan (${answer.failure.reason})`)
  }
  await answerScan(db, uuid, { state: 'failed', findings: [] }, clock())
}
