import type { OffersNews } from '@coverwright/contract/offers'
import { isWithInsurer } from '@coverwright/core/lifecycle/offer'
import type { Database } from '../../../../platform/database/database.ts'
import { isAgent, isApplicant, type Role } from '../../../2-identity/roles/roles.ts'
import type { QuoteRow } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { offerReply } from '../offers/offer-reply.ts'
import { isUndecided } from '../queueing/queue-following.ts'
import { listOffers, type OfferRow } from '../submissions.store.ts'
import { findRead, markRead } from './late-answers.store.ts'
import { isWorthReading, latestAnswer } from './late-news.ts'

/** Whose reading counts: the applicant's and their agent's, who tells them. Nobody at the host keeps a mail from them. */
export const readsForApplicant = (role: Role): boolean => isApplicant(role) || isAgent(role)

/**
 * The offers of a quote for somebody who may read them, and keeps that prices and late answers among them have been read.
 * @param marks whether it counts as read, from `readsForApplicant`
 * @param today where the insurance is bought
 * @param submissionUuids submissions, instead of what counts now
 */
export async function readNews(
  db: Database,
  { id, submission_uuid: last }: Pick<QuoteRow, 'id' | 'submission_uuid'>,
  { marks, today }: { readonly marks: boolean; readonly today: string },
  submissionUuids?: readonly string[],
): Promise<OffersNews> {
  // One that an insurer was asked to bind stays in sight when the application is submitted again.
  const all = await listOffers(db, [id])
  const offers = all.filter(
    ({ submission_uuid, is_current, stage }) =>
      (submissionUuids?.includes(submission_uuid) ?? is_current) || isWithInsurer(stage),
  )
  if (marks) await keepRead(db, offers)
  // Nobody was asked before it was submitted.
  const isProcessed =
    (submissionUuids ?? [last]).some((each) => each !== null) && offers.every(({ state }) => state !== 'waiting')
  return {
    processed: isProcessed,
    settled: isProcessed && !offers.some(mayChange),
    offers: offers.map((offer) => offerReply(offer, today, all)),
  }
}

async function keepRead(db: Database, offers: readonly OfferRow[]): Promise<void> {
  for (const [submission, own] of Map.groupBy(offers.filter(isWorthReading), (offer) => offer.submission_uuid)) {
    const latest = latestAnswer(own)
    const lastRead = await findRead(db, submission)
    if (lastRead === undefined || lastRead < latest) await markRead(db, submission, latest)
  }
}

/** An insurer has been asked something that it has not answered yet. */
const mayChange = (offer: OfferRow): boolean =>
  isUndecided(offer) || (isWithInsurer(offer.stage) && offer.stage !== 'bound')
