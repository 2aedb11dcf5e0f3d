import { allCarriers } from '@coverwright/catalogue/countries/countries'
import { isBlank, readAnswer } from '@coverwright/core/answers/answers'
import { isWithInsurer } from '@coverwright/core/lifecycle/offer'
import type { Database } from '../../../../platform/database/database.ts'
import { handleJob, type JobHandler } from '../../../../platform/jobs/jobs.ts'
import { recordSentNotice } from '../../../1-foundation/mails/held-mails.store.ts'
import { aboutSender } from '../../../3-quoting/links/about-sender.ts'
import { companyOf } from '../../../3-quoting/links/company-of.ts'
import { mayNotifyOfSubmission } from '../../../3-quoting/links/link-limits.ts'
import { linkAddress, makeLink, ownersEmail } from '../../../3-quoting/links/make-link.ts'
import { type NotifyDependencies, notifyAll } from '../../../3-quoting/notices/notify-all.ts'
import { lockAnyQuote } from '../../../3-quoting/quotes/quotes.store.ts'
import type { QuoteReader, QuoteRow, QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { notifyApplicantJob } from '../queueing/queue-news.ts'
import { findSubmission, type ListedOffer, listOffers, type OfferRow } from '../submissions.store.ts'
import { findRead } from './late-answers.store.ts'
import { isLateNews, latestAnswer } from './late-news.ts'

type Dependencies = NotifyDependencies & { readonly db: Database; readonly reader: QuoteReader }

export const notifyApplicantHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(notifyApplicantJob, ({ submission_uuid }) => notifyApplicant(dependencies, submission_uuid))

/**
 * Mails the applicant what insurers have answered or asked since somebody last read the offers: one mail for all of it. When
 * all have answered for the first time and nobody was there to see it, how many prices are ready; that is told once, and an
 * agent is told of it though the applicant cannot be, or hears of them with other news.
 * Nothing when it was read, when those insurers were asked again, or when the application was closed or erased since.
 */
export const notifyApplicant = (dependencies: Dependencies, submissionUuid: string): Promise<void> =>
  dependencies.db.transaction().execute(async (trx) => {
    const submission = await findSubmission(trx, submissionUuid)
    const row = submission && (await lockAnyQuote(trx, submission.quote_id))
    if (row && row.closed_at === null) await notifyOfUnread(trx, dependencies, row, submissionUuid)
  })

async function notifyOfUnread(
  trx: Database,
  dependencies: Dependencies,
  row: QuoteRow,
  submissionUuid: string,
): Promise<void> {
  const now = dependencies.clock()
  const { late, prices } = await unreadOffers(trx, row, submissionUuid)
  if (late.length === 0 && prices.length === 0) return
  const email = await addressToTell(trx, row, now)
  const quote = dependencies.reader.open(row, now)
  const news = email === undefined ? [] : await keepUnmailed(trx, late, now)
  const [first] = news
  if (first && email !== undefined) await notifyOfNews(trx, dependencies, { quote, email, news, first })
  const only = email !== undefined && !first ? undefined : (['agent'] as const)
  if (prices.length > 0) await notifyOfPrices(trx, dependencies, quote, { submissionUuid, count: prices.length, only })
}

type Prices = {
  readonly submissionUuid: string
  readonly count: number
  readonly only: readonly ['agent'] | undefined
}

async function notifyOfPrices(
  trx: Database,
  dependencies: Dependencies,
  quote: QuoteSnapshot,
  { submissionUuid, count, only }: Prices,
): Promise<void> {
  const notice = { event: 'prices_ready', thing: submissionUuid, day: '', quote_id: quote.row.id }
  if (await recordSentNotice(trx, notice, dependencies.clock()))
    await notifyAll(trx, dependencies, quote, { kind: 'prices_ready', count }, only ? { only } : {})
}

/** Undefined when no address is named, or when it was mailed too often. */
async function addressToTell(trx: Database, row: QuoteRow, now: Date): Promise<string | undefined> {
  const owner = await ownersEmail(trx, row)
  if (owner !== undefined) return owner
  const email = contactEmail(row)
  return email !== undefined && (await mayNotifyOfSubmission(trx, email, now)) ? email : undefined
}

/** Answers that no mail has reported yet. Kept apart from what was read: a mail about one answer reports no other. */
async function keepUnmailed(trx: Database, late: readonly ListedOffer[], now: Date): Promise<readonly OfferRow[]> {
  const news: OfferRow[] = []
  for (const offer of late) {
    const notice = {
      event: 'insurer_answered',
      thing: offer.uuid,
      day: String(offer.version),
      quote_id: offer.quote_id,
    }
    if (await recordSentNotice(trx, notice, now)) news.push(offer)
  }
  return news
}

type News = {
  readonly quote: QuoteSnapshot
  readonly email: string
  readonly news: readonly OfferRow[]
  readonly first: OfferRow
}

async function notifyOfNews(
  trx: Database,
  { notify, pageAddress, clock }: Dependencies,
  { quote, email, news, first }: News,
): Promise<void> {
  const { row } = quote
  const link = await makeLink(trx, { quote: row, email, purpose: 'submitted', actor: 'system' }, clock())
  await notify(
    trx,
    'applicant',
    {
      ...aboutSender(quote),
      kind: news.some(({ state }) => state === 'needs_information') ? 'insurer_asks' : 'insurer_answered',
      to: link.email,
      site: row.site,
      link: linkAddress(pageAddress, row.site, link),
      company: companyOf(quote),
      insurer: insurerOf(first),
      insurers: new Set(news.map(({ carrier }) => carrier)).size,
    },
    { id: link.uuid, quote: row.id },
  )
}

async function unreadOffers(trx: Database, row: QuoteRow, submissionUuid: string) {
  const lastRead = await findRead(trx, submissionUuid)
  const offers = await listOffers(trx, [row.id])
  const ofThese = offers.filter(
    // What an insurer was asked to bind goes on, whatever was submitted after it.
    ({ submission_uuid, is_current, stage }) =>
      submission_uuid === submissionUuid && (is_current || isWithInsurer(stage)),
  )
  const isUnread = (offer: OfferRow) => lastRead === undefined || latestAnswer([offer]) > lastRead
  const late = ofThese.filter((offer) => isLateNews(offer) && isUnread(offer))
  const isAnswered = ofThese.every(({ state }) => state !== 'waiting')
  const quotedOffers = ofThese.filter(({ state, stage }) => state === 'quoted' && stage === 'open')
  return {
    // Questions come first: somebody has to do something.
    late: late.toSorted((left, right) => rank(left) - rank(right)),
    prices: isAnswered && quotedOffers.some(isUnread) ? quotedOffers : [],
  }
}

const rank = ({ state }: OfferRow): number => (state === 'needs_information' ? 0 : state === 'quoted' ? 1 : 2)

const insurerOf = ({ carrier }: OfferRow): string => allCarriers.find(({ id }) => id === carrier)?.name ?? carrier

function contactEmail({ answers }: QuoteRow): string | undefined {
  const email = readAnswer(answers, 'contact_email')
  return typeof email === 'string' && !isBlank(email) ? email : undefined
}
