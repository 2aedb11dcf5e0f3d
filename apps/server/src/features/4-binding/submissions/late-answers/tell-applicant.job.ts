import { allCarriers } from '@coverwright/catalogue/countries/countries'
import { isBlank, readAnswer } from '@coverwright/core/answers/answers'
import { isWithInsurer } from '@coverwright/core/lifecycle/offer'
import type { Database } from '../../../../platform/database/database.ts'
import { handleJob, type JobHandler } from '../../../../platform/jobs/jobs.ts'
import type { Tell } from '../../../1-foundation/mails/tell.ts'
import type { PageAddress } from '../../../1-foundation/site/page-address.ts'
import { aboutSender } from '../../../3-quoting/links/about-sender.ts'
import { companyOf } from '../../../3-quoting/links/company-of.ts'
import { mayTellOfSubmission } from '../../../3-quoting/links/link-limits.ts'
import { linkAddress, makeLink, ownersEmail } from '../../../3-quoting/links/make-link.ts'
import { tellAbout } from '../../../3-quoting/links/tell-about.ts'
import { lockAnyQuote } from '../../../3-quoting/quotes/quotes.store.ts'
import type { QuoteReader, QuoteRow, QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { tellApplicantJob } from '../following/queue-news.ts'
import { findSubmission, listOffers, type OfferRow } from '../submissions.store.ts'
import { findRead, markRead } from './late-answers.store.ts'
import { isLateNews, latestAnswer } from './late-news.ts'

type Dependencies = {
  db: Database
  reader: QuoteReader
  tell: Tell
  pageAddress: PageAddress
  clock: () => Date
}

export const tellApplicantHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(tellApplicantJob, ({ submission_uuid }) => tellApplicant(dependencies, submission_uuid))

/**
 * Mails the applicant what insurers have answered or asked since somebody last read the offers: one mail for all of it. When
 * all have answered for the first time and nobody was there to see it, how many prices are ready.
 * Nothing when it was read, when those insurers were asked again, when the application was closed or erased since,
 * or when it names no address.
 */
export const tellApplicant = (dependencies: Dependencies, submissionUuid: string): Promise<void> =>
  dependencies.db.transaction().execute(async (trx) => {
    const { reader, clock } = dependencies
    const now = clock()
    const submission = await findSubmission(trx, submissionUuid)
    const row = submission && (await lockAnyQuote(trx, submission.quote_id))
    if (!row || row.closed_at !== null) return
    const { news, prices } = await unread(trx, row, submissionUuid)
    const [first] = news
    if (!first && prices.length === 0) return
    const owner = await ownersEmail(trx, row)
    const email = owner ?? contactEmail(row)
    if (email === undefined || (owner === undefined && !(await mayTellOfSubmission(trx, email, now)))) return
    const quote = reader.open(row, now)
    if (first) {
      await tellNews(trx, dependencies, { quote, email, news, first })
    } else {
      const ready = { kind: 'prices_ready', count: prices.length } as const
      await tellAbout(trx, dependencies, quote, ready, { staffPage: `/${row.uuid}/thank-you` })
    }
    // What a mail has told of is no news for the next one.
    await markRead(trx, submissionUuid, latestAnswer([...news, ...prices]))
  })

type News = {
  readonly quote: QuoteSnapshot
  readonly email: string
  readonly news: readonly OfferRow[]
  readonly first: OfferRow
}

async function tellNews(
  trx: Database,
  { tell, pageAddress, clock }: Dependencies,
  { quote, email, news, first }: News,
): Promise<void> {
  const { row } = quote
  const link = await makeLink(trx, { quote: row, email, purpose: 'submitted', actor: 'system' }, clock())
  await tell(
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

async function unread(trx: Database, row: QuoteRow, submissionUuid: string) {
  const read = await findRead(trx, submissionUuid)
  const offers = await listOffers(trx, [row.id])
  const ofThese = offers.filter(
    // What an insurer was asked to bind goes on, whatever was submitted after it.
    ({ submission_uuid, is_current, stage }) =>
      submission_uuid === submissionUuid && (is_current || isWithInsurer(stage)),
  )
  const isUnread = (offer: OfferRow) => read === undefined || latestAnswer([offer]) > read
  const late = ofThese.filter((offer) => isLateNews(offer) && isUnread(offer))
  const isAnswered = ofThese.every(({ state }) => state !== 'waiting')
  const quoted = ofThese.filter(({ state, stage }) => state === 'quoted' && stage === 'open')
  return {
    // Questions come first: somebody has to do something.
    news: late.toSorted((left, right) => rank(left) - rank(right)),
    prices: isAnswered && quoted.some(isUnread) ? quoted : [],
  }
}

const rank = ({ state }: OfferRow): number => (state === 'needs_information' ? 0 : state === 'quoted' ? 1 : 2)

const insurerOf = ({ carrier }: OfferRow): string => allCarriers.find(({ id }) => id === carrier)?.name ?? carrier

function contactEmail({ answers }: QuoteRow): string | undefined {
  const email = readAnswer(answers, 'contact_email')
  return typeof email === 'string' && !isBlank(email) ? email : undefined
}
