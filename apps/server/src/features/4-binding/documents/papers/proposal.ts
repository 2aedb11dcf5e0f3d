import type { OfferReply } from '@coverwright/contract/offers'
import { readAnswer } from '@coverwright/core/answers/answers'
import { isWithInsurer, type OfferStage } from '@coverwright/core/lifecycle/offer'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { PageAddress } from '../../../1-foundation/site/page-address.ts'
import { filesFoldersOf } from '../../../1-foundation/site/read-site-file.ts'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { offerReply } from '../../submissions/offers/offer-reply.ts'
import { listOffers } from '../../submissions/submissions.store.ts'
import type { PrintedPaper } from './paper.ts'
import { printedLogo } from './printed-logo.ts'
import { printedProposal } from './printed-proposal.ts'

type Dependencies = {
  readonly db: Database
  readonly pageAddress: PageAddress
  readonly sitesFolder: string
  readonly clock: () => Date
}

/** Their last answer may still be a price, but one that no longer holds. */
const endedStages: readonly OfferStage[] = ['refused', 'withdrawn', 'expired']

/**
 * The offers that a proposal compares: those that count now and have not ended, and what insurers were asked to bind before.
 * @throws 409 while no insurer has given a price
 */
export async function proposedOffers(db: Database, { row, context }: QuoteSnapshot): Promise<readonly OfferReply[]> {
  const all = await listOffers(db, [row.id])
  const shownOffers = all.filter(({ is_current, stage }) => is_current || isWithInsurer(stage))
  const offers = shownOffers
    .map((offer) => offerReply(offer, context.today))
    .filter(({ stage }) => !endedStages.includes(stage))
  if (!row.completed || !offers.some(({ state }) => state === 'quoted')) throw noPrices()
  return offers
}

/** The current proposal of an application. @throws 409 while no insurer has given a price */
export async function proposalOf(
  { db, pageAddress, sitesFolder, clock }: Dependencies,
  quote: QuoteSnapshot,
): Promise<PrintedPaper> {
  const { row, answers, served } = quote
  const offers = await proposedOffers(db, quote)
  const company = readAnswer(answers, 'company_name')
  const address = pageAddress(served.site.id, `/${row.uuid}/quote-review`)
  return printedProposal({
    ...{ answers, offers, served, agency: quote.agency, address, now: clock() },
    logo: printedLogo(quote.agency?.logo, filesFoldersOf(sitesFolder)),
    company: typeof company === 'string' ? company : '',
  })
}

const noPrices = (): AppError =>
  new AppError(
    409,
    'proposal.no_prices',
    'No insurer has given a price for these answers yet, so there is nothing to propose.',
  )
