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
import { keepTold, keepWarned, listDueRenewals, listExpiringOffers, listPolicies } from './policies.store.ts'

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

/** Mails every customer of every site whose insurance or price ends soon and who was not told yet. */
export async function remind(dependencies: Dependencies): Promise<void> {
  for (const served of dependencies.sites.all) {
    await remindOfRenewals(dependencies, served)
    await warnOfExpiry(dependencies, served)
  }
}

async function remindOfRenewals(dependencies: Dependencies, served: ServedSite): Promise<void> {
  const { db, clock } = dependencies
  const today = served.today(clock())
  const until = daysAfter(today, mostRenewalDays(served.site)) ?? today
  const due = (await listDueRenewals(db, served.site.id, today, until)).filter(({ ends, line }) => {
    const from = daysAfter(ends, -renewalDays(served.site, line))
    return from !== undefined && from <= today
  })
  for (const [id, [first]] of Map.groupBy(due, (row) => row.id)) {
    if (first) await tellOfRenewal(dependencies, id, first)
  }
}

const tellOfRenewal = (
  dependencies: Dependencies,
  id: string,
  { submission_uuid, ends }: { readonly submission_uuid: string; readonly ends: string },
): Promise<void> =>
  dependencies.db.transaction().execute(async (trx) => {
    const { reader, clock, recordEvent, pageAddress } = dependencies
    const now = clock()
    const row = await lockAnyQuote(trx, id)
    // Somebody has changed or renewed it meanwhile.
    if (row?.submission_uuid !== submission_uuid) return
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
    const [policy] = await listPolicies(trx, [submission_uuid])
    if (!policy) return
    const types = quote.served.country.types
    const shared = {
      kind: 'renewal_due' as const,
      site: row.site,
      company: companyOf(quote),
      insurer: insurerName(policy.carrier),
      line: types.find(({ line }) => line === policy.line)?.name ?? policy.line,
      day: ends,
      link: pageAddress(row.site, `/policies/${row.uuid}`),
    }
    const applicant = (await ownersEmail(trx, row)) ?? row.contact_email
    if (applicant) {
      await queueMail(trx, dependencies, { ...aboutSender(quote), ...shared, to: applicant, isToStaff: false })
    }
    if (quote.agency?.email) await queueMail(trx, dependencies, { ...shared, to: quote.agency.email, isToStaff: true })
  })

async function warnOfExpiry(dependencies: Dependencies, served: ServedSite): Promise<void> {
  const { db, clock } = dependencies
  const today = served.today(clock())
  const until = daysAfter(today, expiryDays(served.site)) ?? today
  const offers = (await listExpiringOffers(db, served.site.id, today, until)).filter(
    ({ valid_until, warned }) => valid_until !== warned,
  )
  for (const [id, own] of Map.groupBy(offers, (row) => row.id)) await tellOfExpiry(dependencies, id, own)
}

type Expiring = { readonly uuid: string; readonly carrier: string; readonly valid_until: unknown }

const tellOfExpiry = (dependencies: Dependencies, id: string, offers: readonly Expiring[]): Promise<void> =>
  dependencies.db.transaction().execute(async (trx) => {
    const { reader, clock, pageAddress } = dependencies
    const now = clock()
    const row = await lockAnyQuote(trx, id)
    if (!row?.completed || row.closed_at !== null) return
    const days = offers.map(({ valid_until }) => String(valid_until)).toSorted()
    for (const { uuid, valid_until } of offers) await keepWarned(trx, uuid, String(valid_until), now)
    const email = (await ownersEmail(trx, row)) ?? row.contact_email
    const [first] = offers
    if (!email || !first) return
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
