import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { databaseTime } from '../../../platform/database/database-time.ts'
import { addJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import { eraseOldCases } from '../../5-servicing/support-cases/support-cases.store.ts'
import { eraseQuote } from './erase-quote.ts'
import { draftsEndAt, isHeld, submissionsEndAt } from './retention.ts'
import { sweepEnded } from './sweep-ended.ts'

/** Erases, every night, the drafts whose time is over, and what else has ended. */
const applyRetentionJob = { name: 'data-rights.apply-retention', payload: Type.Object({}) } as const

/** Three in the morning in Chicago, in summer as in winter a quiet hour. */
const nightlyHourUtc = 8

type Dependencies = { db: Database; sites: Sites; log: Pick<Log, 'info' | 'error'> }

/** Queues the next night's run; called when a server starts, and by every run. However many servers, there is one. */
export const queueRetention = (db: Database, now: Date): Promise<void> =>
  addJob(db, applyRetentionJob, {}, { jobKey: applyRetentionJob.name, runAt: nextNight(now) })

export const applyRetentionHandler = ({ db, sites, log }: Dependencies): JobHandler =>
  handleJob(applyRetentionJob, async () => {
    // What is erased is gone: no server whose clock is wrong decides on it.
    const now = await databaseTime(db)
    // First: whatever becomes of this run, there is another tomorrow.
    await queueRetention(db, now)
    const due = await countDue({ db, sites, now })
    if (isTooMuch(due)) {
      log.error(due, 'retention erased nothing: too much is due at once, see npm run retention')
      return
    }
    log.info(await applyRetention({ db, sites, now }), 'retention applied')
    await sweepEnded(db, sites, now)
  })

export type Due = {
  /** Drafts that a run would erase. */
  readonly due: number
  /** All applications there are. */
  readonly all: number
}

/** So few that even a wrong clock does no great harm. */
const alwaysAllowed = 10

/** More than a tenth: sooner a wrong clock or a slip in a site's file than what was meant. */
export const isTooMuch = ({ due, all }: Due): boolean => due > alwaysAllowed && due > all / 10

type At = { readonly db: Database; readonly sites: Sites; readonly now: Date }

/** What a run at `now` would erase. */
export async function countDue({ db, sites, now }: At): Promise<Due> {
  let due = 0
  for (const { site } of sites.all) {
    const drafts = await draftsOf(db, site.id, draftsEndAt(site.retention, now))
    due += drafts.filter(({ uuid }) => !isHeld(site.retention, uuid)).length
  }
  const { all } = await db
    .selectFrom('quotes')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow()
  return { due, all }
}

export function nextNight(now: Date): Date {
  const night = new Date(now)
  night.setUTCHours(nightlyHourUtc, 0, 0, 0)
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1)
  return night
}

export type Applied = {
  /** Drafts that were erased. */
  readonly erased: number
  /** Submitted applications that need not be kept any longer: nobody erases them but their person, or the operator. */
  readonly over: number
}

/** Erases the drafts of every site that nobody touched for as long as it keeps them. */
export async function applyRetention({ db, sites, now }: At): Promise<Applied> {
  let erased = 0
  let over = 0
  for (const { site } of sites.all) {
    const { id, retention } = site
    const before = draftsEndAt(retention, now)
    const due = await draftsOf(db, id, before)
    for (const { id: quote, uuid } of due) {
      if (!isHeld(retention, uuid) && (await eraseDraft(db, { quote, before, now }))) erased++
    }
    if (retention.legalHold !== true) {
      await db.transaction().execute((trx) => eraseOldCases(trx, id, before))
    }
    const past = await submittedBefore(db, id, submissionsEndAt(retention, now))
    over += past.filter(({ uuid }) => !isHeld(retention, uuid)).length
  }
  return { erased, over }
}

const draftsOf = (db: Database, site: string, before: Date) => overdue(db, before).where('site', '=', site).execute()

/** Of drafts that were never submitted; a submitted one that was reopened is none. */
const overdue = (db: Database, before: Date) =>
  db
    .selectFrom('quotes')
    .select(['quotes.id', 'quotes.uuid'])
    .where('quotes.updated_at', '<', before)
    // What was not touched since was not begun since: quotes are found by when they were begun.
    .where('quotes.created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('submissions').select('submissions.uuid').whereRef('submissions.quote_id', '=', 'quotes.id')),
      ),
    )

type Draft = { readonly quote: string; readonly before: Date; readonly now: Date }

/** One transaction each. Whoever comes back meanwhile has their draft kept. */
const eraseDraft = (db: Database, { quote, before, now }: Draft): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const row = await overdue(trx, before).where('quotes.id', '=', quote).forUpdate().skipLocked().executeTakeFirst()
    if (row) await eraseQuote(trx, row, { reason: 'retention', now })
    return row !== undefined
  })

const submittedBefore = (db: Database, site: string, before: Date) =>
  db
    .selectFrom('submissions')
    .innerJoin('quotes', 'quotes.id', 'submissions.quote_id')
    .select('quotes.uuid')
    .where('quotes.site', '=', site)
    .groupBy('quotes.uuid')
    .having(({ fn }) => fn.max('submissions.created_at'), '<=', before)
    .execute()
