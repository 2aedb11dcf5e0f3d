import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { addJob, handleJob, type JobHandler, type JobRun } from '../../../platform/jobs/jobs.ts'
import type { Notify } from '../../1-foundation/mails/notify.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import { decryptCaseDetails } from './case-details.ts'
import { caseReference } from './case-reference.ts'
import { sendCase } from './send-case.ts'
import { listWaitingCases, lockWaitingCase, type SupportCaseRow, updateCase } from './support-cases.store.ts'

/** Forwards a support case to the operator. */
const forwardCaseJob = { name: 'support-cases.forward', payload: Type.Object({ case: Type.String() }) } as const

/** Most of a day with the queue's growing pauses: an endpoint may be down for a while. */
const attempts = 12
/** For servers that die while they send, so that the attempt that gives up is always made. */
const spareAttempts = 6

/** Queues one job for each case, however often it is called. */
export const queueForwarding = (db: Database, uuid: string): Promise<void> =>
  addJob(db, forwardCaseJob, { case: uuid }, { jobKey: uuid, maxAttempts: attempts + spareAttempts })

/** Queues every case that is still waiting. Called when a server starts. */
export async function resumeCases(db: Database): Promise<void> {
  for (const { uuid } of await listWaitingCases(db)) await queueForwarding(db, uuid)
}

type Dependencies = {
  db: Database
  encryptor: Encryptor
  notify: Notify
  sites: Pick<Sites, 'byId'>
  /** Where cases of sites without an endpoint of their own go. */
  webToCaseUrl: URL | undefined
  clock: () => Date
}

export const forwardCaseHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(forwardCaseJob, async ({ case: uuid }, run) => {
    const again = await forwardCase(dependencies, uuid, run)
    if (again !== undefined) throw new Error(`The support case was not forwarded (${again})`)
  })

type Outcome = Partial<Pick<SupportCaseRow, 'state' | 'last_error' | 'forwarded_at'>>

/**
 * Forwards a case once: its row is locked while it is sent. Where no endpoint is set it is mailed to the site's support
 * address; where there is none either, it is kept to be read here.
 * @returns the code of the failure, as long as another attempt may help
 */
export async function forwardCase(
  dependencies: Dependencies,
  uuid: string,
  { attempt, signal }: Pick<JobRun, 'attempt' | 'signal'>,
): Promise<string | undefined> {
  return await dependencies.db.transaction().execute(async (trx) => {
    const row = await lockWaitingCase(trx, uuid)
    if (!row) return undefined
    if (row === 'locked') return 'forwarded by another job'
    const outcome = await outcomeOf(trx, dependencies, row, { mayTryAgain: attempt < attempts, signal })
    await updateCase(trx, uuid, { ...outcome, attempts: row.attempts + 1 })
    return outcome.state === undefined ? (outcome.last_error ?? undefined) : undefined
  })
}

type Attempt = { readonly mayTryAgain: boolean; readonly signal: AbortSignal | undefined }

async function outcomeOf(
  trx: Database,
  { encryptor, notify, sites, webToCaseUrl, clock }: Dependencies,
  row: SupportCaseRow,
  { mayTryAgain, signal }: Attempt,
): Promise<Outcome> {
  const site = sites.byId(row.site)?.site
  const url = site?.webToCaseUrl ?? webToCaseUrl?.href
  const details = { ...decryptCaseDetails(encryptor, row), subject: row.subject }
  if (url !== undefined) {
    const account = row.account_uuid === null ? {} : { CW_AccountUUID__c: row.account_uuid }
    const failure = await sendCase({ url, key: row.uuid, body: { ...details, ...account } }, signal)
    if (!failure) return { state: 'forwarded', last_error: null, forwarded_at: clock() }
    const isOver = failure.permanent || !mayTryAgain
    return { last_error: failure.code, ...(isOver ? { state: 'failed' } : {}) }
  }
  const to = site?.customerFacing?.supportEmail
  if (to === undefined) return { state: 'kept' }
  const mail = { kind: 'support_case', to, site: row.site, reference: caseReference(row.uuid), ...details } as const
  // Under the case's own id, so that erasing the case finds its mail.
  await notify(trx, 'support', mail, { id: row.uuid })
  return { state: 'mailed', forwarded_at: clock() }
}
