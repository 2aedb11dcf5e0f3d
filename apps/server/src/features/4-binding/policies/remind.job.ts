import { daysAfter } from '@coverwright/core/rules/calendar'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { addJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import { queueMail } from '../../1-foundation/mails/queue-mail.ts'
import type { ServedSite, Sites } from '../../1-foundation/site/served-site.ts'
import { aboutSender } from '../../3-quoting/links/about-sender.ts'
import { companyOf } from '../../3-quoting/links/company-of.ts'
import { linkAddress, makeLink, ownersEmail } from '../../3-quoting/links/make-link.ts'
import { changeOf } from '../../3-quoting/quotes/events/changes.ts'
import { changeQuote, lockAnyQuote } from '../../3-quoting/quotes/quotes.store.ts'
import type { QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import type { PolicyDependencies } from './hold-policy.ts'
import { expiryDays, mostRenewalDays, renewalDays } from './notice-days.ts'
import { type Ending, keepTold, keepWarned, listDueRenewals, listExpiringOffers } from './policies.store.ts'

/** Tells customers, once a day, whose insurance and whose prices end soon. */
const remindJob = { name: 'policies.remind', payload: Type.Object({}) } as const

/** Nine or ten in the morning in Chicago: people read it the same day. */
const hourUtc = 15

type Dependencies = PolicyDependencies & { readonly sites: Sites }

/** Queues a run now; each run queues the next day's. */
export const queueReminders = (db: Database, runAt: Date): Promise<void> =>
  addJob(db, remindJob, {}, { jobKey: remindJob.name, runAt })

export const remindHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(remindJob, async () => {
    const { db, clock } = dependencies
    // First, so that there is a run tomorrow even when this one fails.
    await queueReminders(db, nextMorning(clock()))
    await remind(dependencies)
  })

function nextMorning(now: Date): Date {
  const morning = new Date(now)
  morning.setUTCHours(hourUtc, 0, 0, 0)
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1)
  return morning
}

/**
 * Mails every customer of every site whose insurance or price ends soon and who was not told yet.
 * @throws AggregateError when some could not be told; the others were
 */
export async function remind(dependencies: Dependencies): Promise<void> {
  const failures: unknown[] = []
  for (const served of dependencies.sites.all) {
    failures.push(...(await remindOfRenewals(dependencies, served)), ...(await warnOfExpiry(dependencies, served)))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders failed: ${failures[0]}`)
}

/** @returns why some failed */
async function forEach<T>(all: Iterable<T>, tell: (each: T) => Promise<void>): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const each of all) await tell(each).catch((error: unknown) => failures.push(error))
  return failures
}

async function remindOfRenewals(dependencies: Dependencies, served: ServedSite): Promise<unknown[]> {
  const due = await listDue(dependencies.db, served, dependencies.clock())
  const first = new Map(due.toReversed().map((row) => [row.submission_uuid, row]))
  return await forEach(first.values(), (row) => tellOfRenewal(dependencies, served, row))
}

type Due = Awaited<ReturnType<typeof listDueRenewals>>[number]

/** What is due by the days of each line, what ends first before. @param quoteId of one application */
async function listDue(db: Database, served: ServedSite, now: Date, quoteId?: string): Promise<readonly Due[]> {
  const today = served.today(now)
  const until = daysAfter(today, mostRenewalDays(served.site)) ?? today
  const from = daysAfter(today, 1) ?? today
  const ending = await listDueRenewals(db, { site: served.site.id, from, until, quoteId })
  return ending.filter(({ ends, line }) => {
    const first = daysAfter(ends, -renewalDays(served.site, line))
    return first !== undefined && first <= today
  })
}

const tellOfRenewal = (
  dependencies: Dependencies,
  served: ServedSite,
  { id, submission_uuid }: Pick<Due, 'id' | 'submission_uuid'>,
): Promise<void> =>
  dependencies.db.transaction().execute(async (trx) => {
    const { reader, clock, recordEvent, pageAddress } = dependencies
    const now = clock()
    const row = await lockAnyQuote(trx, id)
    // It may have been told, declined, cancelled or begun meanwhile.
    const due = (await listDue(trx, served, now, id)).find((each) => each.submission_uuid === submission_uuid)
    if (!row || !due) return
    await keepTold(trx, { submission_uuid, quote_id: id }, now)
    const changes = [changeOf('renewal.state', 'not_due', 'due')]
    const changed = await changeQuote(
      trx,
      row,
      {},
      { version: row.version, kind: 'renewal_due', at: now, actor: 'system', changes },
    )
    await recordEvent(trx, {
      site: row.site,
      type: 'renewal.due',
      data: { id: submission_uuid, application: row.uuid, version: changed.events, state: 'due', previous: 'not_due' },
    })
    const quote = reader.open(changed, now)
    const types = quote.served.country.types
    const shared = {
      kind: 'renewal_due' as const,
      site: row.site,
      company: companyOf(quote),
      insurer: insurerName(due.carrier),
      line: types.find(({ line }) => line === due.line)?.name ?? due.line,
      day: due.ends,
      link: pageAddress(row.site, `/policies/${row.uuid}`),
    }
    const applicant = (await ownersEmail(trx, row)) ?? row.contact_email
    if (applicant) {
      await queueMail(trx, dependencies, { ...aboutSender(quote), ...shared, to: applicant, isToStaff: false })
    }
    if (quote.agency?.email) await queueMail(trx, dependencies, { ...shared, to: quote.agency.email, isToStaff: true })
  })

async function warnOfExpiry(dependencies: Dependencies, served: ServedSite): Promise<unknown[]> {
  const offers = await listUnwarned(dependencies.db, served, dependencies.clock())
  return await forEach(new Set(offers.map(({ id }) => id)), (id) => tellOfExpiry(dependencies, served, id))
}

async function listUnwarned(db: Database, served: ServedSite, now: Date, quoteId?: string) {
  const from = served.today(now)
  const until = daysAfter(from, expiryDays(served.site)) ?? from
  const ending: Ending = { site: served.site.id, from, until, quoteId }
  return (await listExpiringOffers(db, ending)).filter(({ valid_until, warned }) => valid_until !== warned)
}

const tellOfExpiry = (dependencies: Dependencies, served: ServedSite, id: string): Promise<void> =>
  dependencies.db.transaction().execute(async (trx) => {
    const { reader, clock, pageAddress } = dependencies
    const now = clock()
    const row = await lockAnyQuote(trx, id)
    // Somebody may have chosen, closed or been warned meanwhile.
    const offers = await listUnwarned(trx, served, now, id)
    const [first] = offers
    if (!row || !first) return
    const days = offers.map(({ valid_until }) => String(valid_until)).toSorted()
    for (const { uuid, valid_until } of offers) await keepWarned(trx, uuid, String(valid_until), now)
    const email = (await ownersEmail(trx, row)) ?? row.contact_email
    if (!email) return
    const quote: QuoteSnapshot = reader.open(row, now)
    const link = await makeLink(trx, { quote: row, email, purpose: 'submitted', actor: 'system' }, now)
    await queueMail(
      trx,
      dependencies,
      {
        ...aboutSender(quote),
        kind: 'offers_expiring',
        to: link.email,
        site: row.site,
        link: linkAddress(pageAddress, row.site, link),
        company: companyOf(quote),
        insurer: insurerName(first.carrier),
        insurers: new Set(offers.map(({ carrier }) => carrier)).size,
        day: days[0] ?? '',
      },
      link.uuid,
    )
  })
