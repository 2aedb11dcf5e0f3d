import Type from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { addJob, handleJob, type JobHandler } from '../../../../platform/jobs/jobs.ts'
import { logAccess } from '../../../2-identity/access/access-log.store.ts'
import { verifyEvidence } from '../../../6-compliance/evidence/verify-evidence.ts'

const verifyEvidenceJob = { name: 'evidence.verify', payload: Type.Object({ actor: Type.String() }) } as const

/** Queues a verification of all evidence, one for all servers: it takes longer than a request may. */
export const queueVerification = (db: Database, actor: string): Promise<void> =>
  addJob(db, verifyEvidenceJob, { actor }, { jobKey: verifyEvidenceJob.name, maxAttempts: 3 })

/** Verifies, and says in the chain of access what was found. */
export const verifyEvidenceHandler = ({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: () => Date
}): JobHandler =>
  handleJob(verifyEvidenceJob, async ({ actor }) => {
    const { faults, events, submissions, access, seals } = await verifyEvidence(db)
    const [first] = faults
    const detail = {
      ...{ faults: faults.length, events, submissions, access, seals },
      ...(first ? { first: `${first.record}: ${first.what}` } : {}),
    }
    await logAccess(db, { kind: 'evidence_verified', actor, detail }, clock())
  })
