import { allCarriers } from '@coverwright/catalogue/countries/countries'
import { isBlank, readAnswer } from '@coverwright/core/answers/answers'
import { isWithInsurer } from '@coverwright/core/lifecycle/offer'
import type { Database } from '../../../../platform/database/database.ts'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { handleJob, type JobHandler } from '../../../../platform/jobs/jobs.ts'
import { queueMail } from '../../../1-foundation/mails/queue-mail.ts'
import type { PageAddress } from '../../../1-foundation/site/page-address.ts'
import { aboutSender } from '../../../3-quoting/links/about-sender.ts'
import { companyOf } from '../../../3-quoting/links/company-of.ts'
import { mayTellOfSubmission } from '../../../3-quoting/links/link-limits.ts'
import { linkAddress, makeLink, ownersEmail } from '../../../3-quoting/links/make-link.ts'
import { lockAnyQuote } from '../../../3-quoting/quotes/quotes.store.ts'
import type { QuoteReader, QuoteRow } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { tellApplicantJob } from '../following/queue-news.ts'
import { findSubmission, listOffers, type OfferRow } from '../submissions.store.ts'
import { findRead, markRead } from './late-answers.store.ts'
import { isLateNews, latestAnswer } from './late-news.ts'

type Dependencies = {
  db: Database
  reader: QuoteReader
  encryptor: Encryptor
  pageAddress: PageAddress
  clock: () => Date
}

export const tellApplicantHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(tellApplicantJob, ({ submission_uuid }) => tellApplicant(dependencies, submission_uuid))

/**
 * Mails the applicant what insurers have answered or asked since somebody last read the offers: one mail for all of it.
 * Nothing when it was read, when those insurers were asked again, when the application was closed or erased since, or when
 * it names no address.
 */
export const tellApplicant = (dependencies: Dependencies, submissionUuid: string): Promise<void> =>
  dependencies.db.transaction().execute(async (trx) => {
    const { reader, pageAddress, clock } = dependencies
    const now = clock()
    const submission = await findSubmission(trx, submissionUuid)
    const row = submission && (await lockAnyQuote(trx, submission.quote_id))
    if (!row || row.closed_at !== null) return
    const news = await unread(trx, row, submissionUuid)
    const [first] = news
    if (!first) return
    const owner = await ownersEmail(trx, row)
    const email = owner ?? contactEmail(row)
    if (email === undefined || (owner === undefined && !(await mayTellOfSubmission(trx, email, now)))) return
    const link = await makeLink(trx, { quote: row, email, purpose: 'submitted', actor: 'system' }, now)
    const quote = reader.open(row, now)
    await queueMail(
      trx,
      dependencies,
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
      link.uuid,
    )
    // What a mail has told of is no news for the next one.
    await markRead(trx, submissionUuid, latestAnswer(news))
  })

async function unread(trx: Database, row: QuoteRow, submissionUuid: string): Promise<readonly OfferRow[]> {
  const read = await findRead(trx, submissionUuid)
  const offers = await listOffers(trx, [row.id])
  const news = offers.filter(
    (offer) =>
      offer.submission_uuid === submissionUuid &&
      // What an insurer was asked to bind goes on, whatever was submitted after it.
      (offer.is_current || isWithInsurer(offer.stage)) &&
      isLateNews(offer) &&
      (read === undefined || latestAnswer([offer]) > read),
  )
  // Questions come first: somebody has to do something.
  return news.toSorted((left, right) => rank(left) - rank(right))
}

const rank = ({ state }: OfferRow): number => (state === 'needs_information' ? 0 : state === 'quoted' ? 1 : 2)

const insurerOf = ({ carrier }: OfferRow): string => allCarriers.find(({ id }) => id === carrier)?.name ?? carrier

function contactEmail({ answers }: QuoteRow): string | undefined {
  const email = readAnswer(answers, 'contact_email')
  return typeof email === 'string' && !isBlank(email) ? email : undefined
}
