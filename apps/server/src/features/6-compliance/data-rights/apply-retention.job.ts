import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { databaseTime } from '../../../platform/database/database-time.ts'
import { addJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import { nextTimeAt } from '../../../platform/jobs/next-time.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import { eraseOldCases } from '../../5-servicing/support-cases/support-cases.store.ts'
import { eraseQuote } from './erasure.store.ts'
import { deleteExpired } from './expired-rows.store.ts'
import { countQuotes, listOverdueDrafts, listSubmittedBefore, lockOverdueDraft } from './retention.store.ts'
import { draftsEndAt, isHeld, submissionsEndAt } from './retention.ts'

/** Erases expired drafts and deletes expired rows every night. */
const applyRetentionJob = { name: 'data-rights.apply-retention', payload: Type.Object({}) } as const

/** Two or three in the morning in Chicago, a quiet hour. */
const nightlyHourUtc = 8

type Dependencies = { db: Database; sites: Sites; log: Pick<Log, 'info' | 'error'> }

/** Queues the next night's run, one for all servers. Called when a server starts, and by every run. */
export const queueRetention = (db: Database, now: Date): Promise<void> =>
  addJob(db, applyRetentionJob, {}, { jobKey: applyRetentionJob.name, runAt: nextNight(now) })

export const applyRetentionHandler = ({ db, sites, log }: Dependencies): JobHandler =>
  handleJob(applyRetentionJob, async () => {
    // A server whose clock is wrong must not decide what is erased.
    const now = await databaseTime(db)
    // First, so that there is a run tomorrow even when this one fails.
    await queueRetention(db, now)
    const due = await countDue({ db, sites, now })
    if (isTooMuch(due)) {
      log.error(due, 'retention erased nothing because too much is due at once: see npm run cw -- retention')
      return
    }
    log.info(await applyRetention({ db, sites, now }), 'retention applied')
    await deleteExpired(db, sites, now)
  })

export type DraftCounts = {
  /** Drafts that a run would erase. */
  readonly due: number
  /** All applications there are. */
  readonly all: number
}

/** Few enough that a wrong clock does little harm. */
const alwaysAllowed = 10

/** More than a tenth is more likely a wrong clock or a mistake in a site's file than intended. */
export const isTooMuch = ({ due, all }: DraftCounts): boolean => due > alwaysAllowed && due > all / 10

type At = { readonly db: Database; readonly sites: Sites; readonly now: Date }

/** What a run at `now` would erase. */
export async function countDue({ db, sites, now }: At): Promise<DraftCounts> {
  let due = 0
  for (const { site } of sites.all) {
    const drafts = await listOverdueDrafts(db, site.id, draftsEndAt(site.retention, now))
    due += drafts.filter(({ uuid }) => !isHeld(site.retention, uuid)).length
  }
  return { due, all: await countQuotes(db) }
}

export const nextNight = (now: Date): Date => nextTimeAt(nightlyHourUtc, now)

export type RetentionResult = {
  /** Drafts that were erased. */
  readonly erased: number
  /** Submitted applications that need not be kept any longer. Only their person or the operator erases them. */
  readonly over: number
}

/** Erases the drafts of every site that nobody touched for as long as the site keeps them. */
export async function applyRetention({ db, sites, now }: At): Promise<RetentionResult> {
  let erasedCount = 0
  let over = 0
  for (const { site } of sites.all) {
    const { retention } = site
    const before = draftsEndAt(retention, now)
    const due = await listOverdueDrafts(db, site.id, before)
    for (const { id, uuid } of due) {
      if (!isHeld(retention, uuid) && (await eraseDraft(db, id, before, now))) erasedCount++
    }
    if (retention.legalHold !== true) {
      await db.transaction().execute((trx) => eraseOldCases(trx, site.id, before))
    }
    const past = await listSubmittedBefore(db, site.id, submissionsEndAt(retention, now))
    over += past.filter(({ uuid }) => !isHeld(retention, uuid)).length
  }
  return { erased: erasedCount, over }
}

/** In a transaction of its own. A draft that somebody has returned to since stays. */
const eraseDraft = (db: Database, id: string, before: Date, now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const row = await lockOverdueDraft(trx, id, before)
    if (row) await eraseQuote(trx, id, { reason: 'retention', now })
    return row !== undefined
  })
