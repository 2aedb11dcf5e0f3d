import { isOneChoice } from '@coverwright/catalogue/lines/one-choice'
import { daysAfter } from '@coverwright/core/rules/calendar'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { laterTime } from '../../../platform/database/database-time.ts'
import { addJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import { nextTimeAt } from '../../../platform/jobs/next-time.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import { recordSentNotice } from '../../1-foundation/mails/held-mails.store.ts'
import type { ServedSite, Sites } from '../../1-foundation/site/served-site.ts'
import { isAgent } from '../../2-identity/roles/roles.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import { aboutSender } from '../../3-quoting/links/about-sender.ts'
import { companyOf } from '../../3-quoting/links/company-of.ts'
import { linkAddress, makeLink, ownersEmail } from '../../3-quoting/links/make-link.ts'
import { notifyAll } from '../../3-quoting/notices/notify-all.ts'
import { changeOf } from '../../3-quoting/quotes/events/changes.ts'
import { changeQuote, lockAnyQuote } from '../../3-quoting/quotes/quotes.store.ts'
import type { QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import type { PolicyDependencies } from './hold-policy.ts'
import { expiryDays, mostRenewalDays, renewalDays } from './notice-days.ts'
import { listDueRenewals, listDueTasks, listExpiringOffers } from './policies.store.ts'

/** Notifies customers, once a day, whose insurance or prices end soon. */
const remindJob = { name: 'policies.remind', payload: Type.Object({}) } as const

/** Nine or ten in the morning in Chicago: people read it the same day. */
const hourUtc = 15

type Dependencies = PolicyDependencies & { readonly sites: Sites; readonly staff: Pick<Staff, 'roleOf'> }

/** Queues a run now; each run queues the next day's. */
export const queueReminders = (db: Database, runAt: Date): Promise<void> =>
  addJob(db, remindJob, {}, { jobKey: remindJob.name, runAt })

export const remindHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(remindJob, async () => {
    const { db, clock } = dependencies
    // First, so that there is a run tomorrow even when this one fails.
    await queueReminders(db, nextTimeAt(hourUtc, await laterTime(db, clock)))
    await remind(dependencies)
  })

/**
 * Mails every customer of every site whose insurance or price ends soon and who was not notified yet.
 * @throws AggregateError when some could not be notified; the others were
 */
export async function remind(dependencies: Dependencies): Promise<void> {
  const failures: unknown[] = []
  for (const servedSite of dependencies.sites.all) {
    failures.push(
      ...(await remindOfRenewals(dependencies, servedSite)),
      ...(await warnOfExpiry(dependencies, servedSite)),
      ...(await remindOfTasks(dependencies, servedSite)),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders failed: ${failures[0]}`)
}

/** @returns why some failed */
async function forEach<T>(all: Iterable<T>, notify: (each: T) => Promise<void>): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const each of all) await notify(each).catch((error: unknown) => failures.push(error))
  return failures
}

async function remindOfRenewals(dependencies: Dependencies, servedSite: ServedSite): Promise<unknown[]> {
  const due = await listDue(dependencies.db, servedSite, dependencies.clock())
  const together = Map.groupBy(due, ({ submission_uuid, ends }) => `${submission_uuid} ${ends}`)
  return await forEach(together.values(), ([first]) =>
    first ? notifyOfRenewal(dependencies, servedSite, first) : Promise.resolve(),
  )
}

type DueRenewal = Awaited<ReturnType<typeof listDueRenewals>>[number]

/** What is due by the days of each line, what ends first before. @param quoteId of one application */
async function listDue(
  db: Database,
  servedSite: ServedSite,
  now: Date,
  quoteId?: string,
): Promise<readonly DueRenewal[]> {
  const today = servedSite.today(now)
  const until = daysAfter(today, mostRenewalDays(servedSite.site)) ?? today
  const from = daysAfter(today, 1) ?? today
  const ending = await listDueRenewals(db, { site: servedSite.site.id, from, until, quoteId })
  return ending.filter(({ ends, line }) => {
    const first = daysAfter(ends, -renewalDays(servedSite.site, line))
    return first !== undefined && first <= today
  })
}

/** One mail for everything that ends on a day and is renewed together. */
const notifyOfRenewal = (
  dependencies: Dependencies,
  servedSite: ServedSite,
  { id, submission_uuid, ends }: Pick<DueRenewal, 'id' | 'submission_uuid' | 'ends'>,
): Promise<void> =>
  dependencies.db.transaction().execute(async (trx) => {
    const { reader, clock, recordEvent } = dependencies
    const now = clock()
    const row = await lockAnyQuote(trx, id)
    // It may have been notified, declined, cancelled or started in the meantime.
    const due = (await listDue(trx, servedSite, now, id)).filter(
      (each) => each.submission_uuid === submission_uuid && each.ends === ends,
    )
    if (!row || due.length === 0) return
    for (const { offer_uuid } of due) {
      await recordSentNotice(trx, { event: 'renewal_due', thing: offer_uuid, day: ends, quote_id: id }, now)
    }
    const changes = [changeOf('renewal.state', 'not_due', 'due')]
    const quoteAfter = await changeQuote(
      trx,
      row,
      {},
      { version: row.version, kind: 'renewal_due', at: now, actor: 'system', changes },
    )
    await recordEvent(trx, {
      site: row.site,
      type: 'renewal.due',
      data: {
        id: submission_uuid,
        application: row.uuid,
        version: quoteAfter.events,
        state: 'due',
        previous: 'not_due',
      },
    })
    const quote = reader.open(quoteAfter, now)
    const { country, site } = quote.served
    const nameOf = (line: string) => country.types.find((type) => type.line === line)?.name ?? line
    const list = (names: readonly string[]) => new Intl.ListFormat(site.locale).format(new Set(names))
    const page = `/policies/${row.uuid}`
    await notifyAll(
      trx,
      dependencies,
      quote,
      {
        kind: 'renewal_due',
        insurer: list(due.map(({ carrier }) => insurerName(carrier))),
        line: list(due.map(({ line }) => nameOf(line))),
        day: ends,
      },
      { applicantPage: page, staffPage: page },
    )
  })

/** Older tasks are known to be late. */
const mostDaysLate = 7

async function remindOfTasks(dependencies: Dependencies, servedSite: ServedSite): Promise<unknown[]> {
  const { db, clock } = dependencies
  const until = servedSite.today(clock())
  const from = daysAfter(until, -mostDaysLate) ?? until
  const due = await listDueTasks(db, { site: servedSite.site.id, from, until })
  return await forEach(due, (task) => notifyOfTask(dependencies, task))
}

const notifyOfTask = (
  dependencies: Dependencies,
  { id, quote_id, what, who_email, due }: Awaited<ReturnType<typeof listDueTasks>>[number],
): Promise<void> =>
  dependencies.db.transaction().execute(async (trx) => {
    const now = dependencies.clock()
    const row = await lockAnyQuote(trx, quote_id)
    if (!row || !(await recordSentNotice(trx, { event: 'task_due', thing: id, day: due, quote_id }, now))) return
    await notifyAll(
      trx,
      dependencies,
      dependencies.reader.open(row, now),
      { kind: 'task_due', day: due, words: what },
      who_email
        ? {
            only: ['assignee'],
            assignee: { email: who_email, isAgent: isAgent(dependencies.staff.roleOf(who_email).role) },
          }
        : { only: ['desk'] },
    )
  })

async function warnOfExpiry(dependencies: Dependencies, servedSite: ServedSite): Promise<unknown[]> {
  const offers = await listUnwarned(dependencies.db, servedSite, dependencies.clock())
  return await forEach(new Set(offers.map(({ id }) => id)), (id) => notifyOfExpiry(dependencies, servedSite, id))
}

async function listUnwarned(db: Database, servedSite: ServedSite, now: Date, quoteId?: string) {
  const from = servedSite.today(now)
  const until = daysAfter(from, expiryDays(servedSite.site)) ?? from
  const { types } = servedSite.country
  const lines = types.map(({ line }) => line)
  const oneChoice = lines.flatMap((one) =>
    lines.filter((other) => isOneChoice(types, one, other)).map((other) => [one, other] as const),
  )
  return await listExpiringOffers(db, { site: servedSite.site.id, from, until, quoteId, oneChoice })
}

const notifyOfExpiry = (dependencies: Dependencies, servedSite: ServedSite, id: string): Promise<void> =>
  dependencies.db.transaction().execute(async (trx) => {
    const { reader, notify, clock, pageAddress } = dependencies
    const now = clock()
    const row = await lockAnyQuote(trx, id)
    // Somebody may have chosen, closed or been warned meanwhile.
    const offers = await listUnwarned(trx, servedSite, now, id)
    const [first] = offers
    if (!row || !first) return
    const days = offers.map(({ valid_until }) => String(valid_until)).toSorted()
    for (const { uuid, valid_until } of offers) {
      const notice = { event: 'offers_expiring', thing: uuid, day: String(valid_until), quote_id: id }
      await recordSentNotice(trx, notice, now)
    }
    const quote: QuoteSnapshot = reader.open(row, now)
    const day = days[0] ?? ''
    await notifyAll(trx, dependencies, quote, { kind: 'prices_end', day })
    const email = (await ownersEmail(trx, row)) ?? row.contact_email
    if (!email) return
    const link = await makeLink(trx, { quote: row, email, purpose: 'submitted', actor: 'system' }, now)
    await notify(
      trx,
      'applicant',
      {
        ...aboutSender(quote),
        kind: 'offers_expiring',
        to: link.email,
        site: row.site,
        link: linkAddress(pageAddress, row.site, link),
        company: companyOf(quote),
        insurer: insurerName(first.carrier),
        insurers: new Set(offers.map(({ carrier }) => carrier)).size,
        day,
      },
      { id: link.uuid, quote: row.id },
    )
  })
